/** Where the number of a region stands on the drawn map: the middle of its mainland. Code → x, y. */
export const REGION_POINTS: Readonly<Record<string, readonly [number, number]>> = {
  '11': [317, 152],
  '24': [280, 231],
  '27': [412, 244],
  '28': [230, 128],
  '32': [330, 76],
  '44': [446, 154],
  '52': [176, 226],
  '53': [88, 186],
  '75': [222, 364],
  '76': [302, 452],
  '84': [400, 350],
  '93': [468, 436],
  '94': [595, 544],
};
