import { gazetteer } from '../geography/gazetteer.ts';
import type { VenueContent } from '../venues/venue-content.ts';
import type { WholeVenue } from '../venues/venue-export.queries.ts';
import { ReviewStatus } from '../venues/venue.enums.ts';
import type { ImportExample, ImportFieldChange } from './import-report.types.ts';
import { VENUE_COLUMNS } from './venue-columns.ts';

const MAX_TEXT = 300;

/** What nothing is told of yet. */
const NOTHING: Omit<WholeVenue, keyof VenueContent> = {
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

/** A row that is written, for the report: what changes, or of a new venue all that there is. */
export function exampleOf(write: { line: number; content: VenueContent; now: WholeVenue | null }): ImportExample {
  const { line, content, now } = write;
  const city = gazetteer().communes.get(content.communeCode)?.label ?? '';
  const after: WholeVenue = { ...NOTHING, ...now, ...content, city };
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
