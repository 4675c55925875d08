import { gazetteer } from '../geography/gazetteer.ts';
import type { VenueContent } from '../venues/venue-content.ts';
import type { FullVenue } from '../venues/venue-export.queries.ts';
import { ReviewStatus } from '../venues/venue.enums.ts';
import type { ImportExample, ImportFieldChange } from './import-report.types.ts';
import { VENUE_COLUMNS } from './venue-columns.ts';

const MAX_TEXT = 300;

/** A venue without content. */
const NOTHING: Omit<FullVenue, keyof VenueContent> = {
  id: '',
  slug: '',
  city: '',
  ownerId: null,
  reviewStatus: ReviewStatus.DRAFT,
  isPublished: false,
  isFeatured: false,
  isFavourite: false,
  topFiveOrder: null,
  isPremierPage: false,
  isHomepageSlider: false,
  images: [],
  createdOn: '',
};

/** A written row, for the report: its changes, or the content of a new venue. */
export function exampleOf(write: { line: number; content: VenueContent; now: FullVenue | null }): ImportExample {
  const { line, content, now } = write;
  const city = gazetteer().communes.get(content.communeCode)?.label ?? '';
  const after: FullVenue = { ...NOTHING, ...now, ...content, city };
  const changes = VENUE_COLUMNS.flatMap(({ field, format, parse }): ImportFieldChange[] => {
    if (!parse || field === 'id') return [];
    const [was, becomes] = [now ? text(format(now)) : '', text(format(after))];
    return was === becomes ? [] : [{ field, before: was.slice(0, MAX_TEXT), after: becomes.slice(0, MAX_TEXT) }];
  });
  return { line, name: content.name, isNew: now === null, changes };
}

function text(cell: string | number | null): string {
  return String(cell ?? '');
}
