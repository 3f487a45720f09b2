<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="table_tiles" tilewidth="120" tileheight="120" tilecount="32" columns="8">
 <image source="table_tiles.png" width="960" height="480"/>
</tileset>
