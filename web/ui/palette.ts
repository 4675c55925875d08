/**
 * Every colour of the product, once for light and once for dark. The pairs of text and ground that the components use hold WCAG AA
 * (4.5:1 for text, 3:1 for graphics and field borders); `palette.test.ts` computes them.
 */
export const palette = {
  /** The page. */
  paper: { light: '#FBF8F3', dark: '#0F1E23' },
  /** Cards, header, fields. */
  surface: { light: '#FFFFFF', dark: '#172B31' },
  /** Bands, table heads, skeletons. */
  sunken: { light: '#F3EDE3', dark: '#0A171B' },
  /** Text, and the solid ground of quiet buttons. */
  ink: { light: '#14323A', dark: '#F2ECE2' },
  'ink.muted': { light: '#48606A', dark: '#B9C5C6' },
  'ink.subtle': { light: '#5A6C73', dark: '#95A6A9' },
  /** Text on a ground of ink. */
  'ink.on': { light: '#FBF8F3', dark: '#0F1E23' },
  rule: { light: '#E5DDD0', dark: '#2B4149' },
  'rule.strong': { light: '#8A8474', dark: '#71878D' },
  /** The one action that matters on a screen: ground, ground under the pointer, text on it, and copper as text or tint. */
  copper: { light: '#B4472E', dark: '#E58468' },
  'copper.hover': { light: '#963822', dark: '#F09B82' },
  'copper.on': { light: '#FFFFFF', dark: '#210E07' },
  'copper.text': { light: '#A63F27', dark: '#F0A08A' },
  'copper.tint': { light: '#F9EAE4', dark: '#3A2620' },
  /** Stars; as text and tint, warnings. */
  gold: { light: '#A97B22', dark: '#E2B85C' },
  'gold.text': { light: '#7A5710', dark: '#EBC979' },
  'gold.tint': { light: '#F8EFD9', dark: '#352C18' },
  sage: { light: '#5E7F6B', dark: '#8DB59B' },
  'sage.text': { light: '#3C614C', dark: '#A5CBB2' },
  'sage.tint': { light: '#E6EFE9', dark: '#1B3327' },
  danger: { light: '#A8282C', dark: '#F0938F' },
  'danger.tint': { light: '#FBEAE8', dark: '#3B1F20' },
  focus: { light: '#1D5F7A', dark: '#8FD0EA' },
  /** The footer, dark in both modes. */
  'footer.ground': { light: '#14323A', dark: '#0A171B' },
  'footer.text': { light: '#F2ECE2', dark: '#F2ECE2' },
  'footer.muted': { light: '#B9C9CB', dark: '#A9B9BB' },
  scrim: { light: '#0A171BB3', dark: '#000000B3' },
} as const satisfies Record<string, { light: string; dark: string }>;

export type PaletteColour = keyof typeof palette;
