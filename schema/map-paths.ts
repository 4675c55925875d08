/** Where the server hands out tiles of maps, as `/{z}/{x}/{y}`. */
export const TILE_PATH = '/tiles';
export const TILE_ZOOM = { min: 3, max: 18 } as const;
/** Where it hands out what a drawn map shows of one degree, as `/{latitude}/{longitude}` of its south-western corner. */
export const MAP_AREA_PATH = '/map-areas';
