/** Path of map tiles: `/{z}/{x}/{y}`. */
export const TILE_PATH = '/tiles';
export const TILE_ZOOM = { min: 3, max: 18 } as const;
/** Path of the content of a drawn map for one degree: `/{latitude}/{longitude}` of its south-western corner. */
export const MAP_AREA_PATH = '/map-areas';
