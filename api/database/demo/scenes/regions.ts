export type TreeKind = 'cypress' | 'pine' | 'plane' | 'palm' | 'fir' | 'poplar' | 'olive' | 'oak';

/** How people build and what grows there, in daylight colours. */
export interface RegionCharacter {
  walls: readonly string[];
  roofs: readonly string[];
  shutters: readonly string[];
  /** Dressed stone or painted frames around the openings. */
  trim: string;
  /** Half-timbered houses belong there. */
  timbered: boolean;
  /** Flat canal tiles rather than a steep roof. */
  southern: boolean;
  trees: readonly TreeKind[];
  earth: string;
}

const character = (
  walls: readonly string[],
  roofs: readonly string[],
  shutters: readonly string[],
  trim: string,
  trees: readonly TreeKind[],
  earth: string,
  kind: 'northern' | 'timbered' | 'southern' = 'northern',
): RegionCharacter => ({
  walls,
  roofs,
  shutters,
  trim,
  trees,
  earth,
  timbered: kind === 'timbered',
  southern: kind === 'southern',
});

const LIMESTONE = character(
  ['#efe2c4', '#e6d3ac', '#f3ead6'],
  ['#5c6f7d', '#6d7f8a', '#4d5f6d'],
  ['#5e7f6b', '#7d8f96', '#b4472e'],
  '#fbf3df',
  ['plane', 'poplar', 'oak'],
  '#cdbb8f',
);

const REGIONS: Record<string, RegionCharacter> = {
  // Île-de-France
  '11': character(
    ['#eee0c2', '#e8d6b4', '#f2e9d8'],
    ['#6a7f8f', '#5b7080', '#7b8c96'],
    ['#f0ead8', '#5e7f6b', '#46606a'],
    '#fcf5e4',
    ['plane', 'poplar', 'oak'],
    '#d3c299',
  ),
  // Centre-Val de Loire
  '24': character(
    ['#f3ead2', '#eadbb8', '#f6efdf'],
    ['#4e6272', '#5a6d7c', '#435665'],
    ['#8fa3a0', '#b8553b', '#5e7f6b'],
    '#fffaec',
    ['poplar', 'oak', 'plane'],
    '#d6c695',
  ),
  // Bourgogne-Franche-Comté
  '27': character(
    ['#e9cf9f', '#dec08d', '#efdcb6'],
    ['#9a5037', '#84452f', '#b0673f'],
    ['#6a7f5c', '#8b3a30', '#7b90a0'],
    '#f7e9c8',
    ['oak', 'poplar', 'plane'],
    '#c7a56c',
  ),
  // Normandie
  '28': character(
    ['#efe6d0', '#d99a76', '#e8dcc0'],
    ['#5a5f66', '#7d4a3a', '#4f5c68'],
    ['#46606a', '#8f3b30', '#5e7f6b'],
    '#f8f1e0',
    ['oak', 'plane', 'poplar'],
    '#c2b584',
    'timbered',
  ),
  // Hauts-de-France
  '32': character(
    ['#b65b40', '#a64b37', '#c97a57'],
    ['#54606c', '#8a4636', '#475662'],
    ['#f1e7d2', '#46606a', '#d9c08a'],
    '#f3e3c3',
    ['poplar', 'plane', 'oak'],
    '#b9a87a',
  ),
  // Grand Est
  '44': character(
    ['#f0dcae', '#dd9c72', '#9db7a4', '#e9c384'],
    ['#8c4a36', '#a25a3e', '#74402f'],
    ['#5e7f6b', '#8f3b30', '#466c86'],
    '#f6ead0',
    ['fir', 'oak', 'poplar'],
    '#bda772',
    'timbered',
  ),
  // Pays de la Loire
  '52': character(
    ['#f3ead4', '#ecdfc2', '#f7f2e6'],
    ['#4c5f70', '#566a7a', '#c07a52'],
    ['#6f93a3', '#5e7f6b', '#d2bd87'],
    '#fffaee',
    ['pine', 'poplar', 'oak'],
    '#d2c496',
  ),
  // Bretagne
  '53': character(
    ['#c3bcae', '#f3efe6', '#b2ab9f'],
    ['#3f5160', '#4a5c6a', '#37485a'],
    ['#2f6c93', '#5f9bb0', '#a8432f'],
    '#dfd8c8',
    ['pine', 'oak', 'plane'],
    '#b0a878',
  ),
  // Nouvelle-Aquitaine
  '75': character(
    ['#f1e0b8', '#f8f3e8', '#e6cb98'],
    ['#c2703f', '#a94f33', '#cf8350'],
    ['#a5342a', '#35664f', '#7b98a0'],
    '#fdf4de',
    ['pine', 'oak', 'plane'],
    '#d8bf85',
    'southern',
  ),
  // Occitanie
  '76': character(
    ['#dc9370', '#e7b98a', '#cf7f5d'],
    ['#b85f3c', '#c9744a', '#a4502f'],
    ['#7d9a8d', '#8aa5b5', '#b8553b'],
    '#f4dfba',
    ['cypress', 'plane', 'olive'],
    '#d0a568',
    'southern',
  ),
  // Auvergne-Rhône-Alpes
  '84': character(
    ['#e8c493', '#dba06c', '#efdcb8'],
    ['#8d4c38', '#6a4437', '#a8603f'],
    ['#5e7f6b', '#8f3b30', '#6d8796'],
    '#f5e6c6',
    ['fir', 'poplar', 'oak'],
    '#bfa66d',
  ),
  // Provence-Alpes-Côte d’Azur
  '93': character(
    ['#ecb873', '#e59d7c', '#f3d9a6', '#e2a45c'],
    ['#c4623d', '#d07a4d', '#b5532f'],
    ['#6d9fae', '#7fa58f', '#5d82a5'],
    '#fbeccb',
    ['cypress', 'pine', 'olive', 'palm'],
    '#dcae6c',
    'southern',
  ),
  // Corse
  '94': character(
    ['#d9b38c', '#e3c29b', '#cfa583'],
    ['#a9553a', '#8c5a48', '#bf6b45'],
    ['#7a5a47', '#5e7f6b', '#5d8a9c'],
    '#f1dec0',
    ['pine', 'olive', 'cypress', 'palm'],
    '#cda06a',
    'southern',
  ),
};

export const regionCharacter = (code: string): RegionCharacter => REGIONS[code] ?? LIMESTONE;
