/** Marks of the client companies, each in a box of 60 × 60: `fill` shapes are filled, `line` ones are drawn with strokes. */
export interface Mark {
  fill?: string;
  line?: string;
}

export const MARKS = {
  /** A sail on a crescent. */
  sail: { fill: 'M28 4V42H6Q10 18 28 4zM32 10Q50 24 52 42H32zM4 47H56Q48 58 30 58T4 47z' },
  /** A star of four points in a broken ring. */
  polestar: {
    fill: 'M30 12L34.5 25.5L48 30L34.5 34.5L30 48L25.5 34.5L12 30L25.5 25.5z',
    line: 'M20 5.5A26.5 26.5 0 0 1 54.5 20M55.5 36A26.5 26.5 0 0 1 40 54.5M24 55.8A26.5 26.5 0 0 1 4.5 38M4.2 24A26.5 26.5 0 0 1 14 9',
  },
  /** Three petals. */
  petals: {
    fill: 'M30 4C40 14 40 24 30 32C20 24 20 14 30 4zM6 46C8 32 16 27 28 31C30 43 20 50 6 46zM54 46C52 32 44 27 32 31C30 43 40 50 54 46z',
  },
  /** Arches, one in the other. */
  arches: { line: 'M6 56V30A24 24 0 0 1 54 30V56M18 56V32A12 12 0 0 1 42 32V56M30 56V34' },
  /** Bars that rise. */
  rise: { fill: 'M4 40H15V56H4zM18 30H29V56H18zM32 18H43V56H32zM46 4H57V56H46z' },
  /** A coin with a wave. */
  wave: {
    fill: 'M30 3A27 27 0 0 1 56.5 26Q44 16 30 27T3.5 28A27 27 0 0 1 30 3zM4 36Q17 44 31 34T56.6 35A27 27 0 0 1 4 36z',
  },
  /** The sun over two furrows. */
  sunrise: { fill: 'M8 34A22 22 0 0 1 52 34zM4 40H56V45H4zM12 50H48V55H12z' },
  /** A headland and its lighthouse. */
  lighthouse: { fill: 'M25 16H35L39 50H21zM23 9H37V13H23zM27 3H33V7H27zM4 52Q30 44 56 52V57H4z' },
  /** Two wheels that mesh into an eight. */
  rings: { line: 'M20 30m-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M40 30m-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0' },
  /** A hexagon, half of it full. */
  cell: { fill: 'M30 3V57L6 43.5V16.5z', line: 'M30 4.5L53 17.5V42.5L30 55.5' },
  /** A fir of three steps. */
  fir: { fill: 'M30 3L43 20H17zM30 15L48 36H12zM30 28L54 50H6zM27 50H33V58H27z' },
  /** A leaf, cut by its vein. */
  leaf: { fill: 'M54 6C56 36 44 54 18 50L50 12L12 46C2 22 22 6 54 6z' },
} satisfies Record<string, Mark>;
