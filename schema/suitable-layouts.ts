/** Layouts for seated presentations and work. */
const MEETING = ['THEATRE', 'CLASSROOM', 'U_SHAPE', 'BOARDROOM', 'CABARET'] as const;
const MEAL = ['CABARET', 'BANQUET'] as const;
const STANDING = ['COCKTAIL'] as const;

/**
 * The layouts that count when the size of a venue is compared with an event: a room for 85 standing people is too small for a
 * seminar of 80. Null = any layout.
 */
const SUITABLE = {
  SEMINAIRE_SEMI_RESIDENTIEL: MEETING,
  SEMINAIRE_RESIDENTIEL: MEETING,
  CONFERENCE_CONGRES: MEETING,
  JOURNEE_ETUDE: MEETING,
  REPAS_D_AFFAIRE: MEAL,
  SOIREE_ET_COCKTAIL: STANDING,
  PRESTATAIRES: null,
} as const;

export type EventTypeName = keyof typeof SUITABLE;
export type LayoutName = (typeof MEETING | typeof MEAL | typeof STANDING)[number];

export const EVENT_TYPE_NAMES = Object.keys(SUITABLE) as EventTypeName[];
/** In the order of the screen. */
const LAYOUT_NAMES: readonly LayoutName[] = [...MEETING, 'BANQUET', 'COCKTAIL'];

/** The layouts that suit one of the events, each once; empty = all of them, as without an event. */
export function suitableLayouts(eventTypes: readonly EventTypeName[]): readonly LayoutName[] {
  const suiting = new Set<LayoutName>();
  for (const type of eventTypes) {
    const layouts = SUITABLE[type];
    if (!layouts) return [];
    for (const layout of layouts) suiting.add(layout);
  }
  return LAYOUT_NAMES.filter((layout) => suiting.has(layout));
}

/** The layouts in which people are counted: the given ones, else those that suit the events; empty = all. */
export function countedLayouts<Layout extends LayoutName>(
  asked: readonly Layout[],
  eventTypes: readonly EventTypeName[],
): readonly (Layout | LayoutName)[] {
  return asked.length > 0 ? asked : suitableLayouts(eventTypes);
}
