import type { EditedVenueFragment } from '../content/venue-content.gen.ts';
import type { FieldIssue, FieldIssues } from '../../../lib/forms.ts';
import { ROOM_LAYOUT_VALUES } from '../../../lib/venue-terms.ts';
import type { Changes } from './draft-saver.ts';
import { isPathOf, TAB_FIELDS, TABS } from './venue-tabs.ts';
import type { VenueField, VenueForm } from './venue-form.ts';
import { changedFields, formOf, inputOf, partsOf, type VenueInput } from './venue-input.ts';
import { fieldOf, NO_NUMBER, venueIssues } from './venue-rules.ts';

export type EditedVenue = EditedVenueFragment;

/** In the order of the form. A postal code is part of its commune. */
const FIELDS: readonly VenueField[] = TABS.flatMap((tab) => TAB_FIELDS[tab]).filter((field) => field !== 'postalCode');

/** What differs from what the API has, and what of it can be sent. */
export type DraftChanges = Changes<VenueInput> & { readonly fields: readonly VenueField[] };

/** What an answer of the API says is wrong with a field. */
type AnswerIssue = {
  readonly path: string;
  readonly code: string;
  readonly params: readonly { readonly name: string; readonly value: string }[];
};

/** `input.rooms[0].name` → `rooms.0.name`; what the API calls otherwise stands where the form has it. */
function placeOf(path: string, { rooms }: VenueInput): string {
  const place = path.replace(/^input\./, '').replaceAll(/\[(\d+)\]/g, '.$1');
  const [field = '', index, part, each] = place.split('.');
  // Choices and key words are one field.
  if (['eventTypes', 'amenities', 'tags'].includes(field)) return field;
  if (part === 'capacities') {
    const layout = rooms?.[Number(index)]?.capacities?.[Number(each ?? 0)]?.layout;
    return `rooms.${index}.capacities.${layout ?? ROOM_LAYOUT_VALUES[0]}`;
  }
  if (['communeCode', 'city', 'postalCode'].includes(place)) return 'commune';
  return ['latitude', 'longitude'].includes(place) ? `position.${place}` : place;
}

/** The version of the venue that the API has, to detect changes. */
export class VenueDraft {
  /** What was read or sent last, as form values, to detect changes. */
  #base: VenueInput;
  /** What the API made of it. */
  #known: VenueInput;
  #version: number;
  /** Whether all that a review needs is asked for. */
  complete = false;
  /** A word to the moderators, sent with a change of a public venue. */
  comment = '';
  /** What the API found wrong, by the place in the form, and the part as it was then. */
  readonly #refused = new Map<
    string,
    { readonly field: VenueField; readonly part: string; readonly issue: FieldIssue }
  >();

  constructor(venue: EditedVenue) {
    this.#base = inputOf(formOf(venue.content));
    this.#known = this.#base;
    this.#version = venue.version;
  }

  get version(): number {
    return this.#version;
  }

  /** The fields in which a form differs from what the API has. What is no number is not sent, and was typed all the same. */
  changed(form: VenueForm, issues = venueIssues(form, false)): VenueField[] {
    const changed = changedFields(FIELDS, this.#base, inputOf(form));
    const noNumbers = Object.entries(issues).filter(([, issue]) => NO_NUMBER.has(issue?.code ?? ''));
    const typed = new Set(noNumbers.map(([path]) => fieldOf(path)));
    return FIELDS.filter((field) => changed.includes(field) || typed.has(field));
  }

  /** What is wrong with a form: by our rules, and by what the API said of parts that are still as they were. */
  issues(form: VenueForm, complete: boolean): FieldIssues<VenueForm> {
    const input = inputOf(form);
    const refused = Array.from(this.#refused)
      .filter(([, { field, part }]) => part === JSON.stringify(partsOf(input, [field])))
      .map(([path, { issue }]) => [path, issue]);
    return { ...(Object.fromEntries(refused) as FieldIssues<VenueForm>), ...venueIssues(form, complete) };
  }

  /** What of a form is to be sent. Fields that are wrong are held back. */
  changes(form: VenueForm): DraftChanges {
    const issues = this.issues(form, false);
    const fields = this.changed(form, issues);
    const wrong = Object.keys(issues).map(fieldOf);
    const held = new Set<string>(fields.filter((field) => wrong.includes(field)));
    const good = fields.filter((field) => !held.has(field));
    return {
      input: partsOf(inputOf(form), good),
      fields,
      unsaved: {
        count: fields.length,
        heldBack: held.size,
        wrong: wrong.filter((field) => held.has(field)).length,
        incomplete: Object.values(issues).every((issue) => issue?.code === 'required'),
      },
    };
  }

  /** The API has taken this. */
  sent(input: VenueInput, venue: EditedVenue): void {
    this.#base = { ...this.#base, ...input };
    this.#known = inputOf(formOf(venue.content));
    this.#version = venue.version;
  }

  /** The API refused it; gives the fields in the form that are concerned. */
  refused(answer: readonly AnswerIssue[], form: VenueForm): string[] {
    const input = inputOf(form);
    return answer.map(({ path, code, params }) => {
      const place = placeOf(path, input);
      const [field = ''] = place.split('.');
      if (isPathOf(field)) {
        const issue =
          params.length > 0
            ? { code, params: Object.fromEntries(params.map(({ name, value }) => [name, value])) }
            : { code };
        this.#refused.set(place, { field, part: JSON.stringify(partsOf(input, [field])), issue });
      }
      return place;
    });
  }

  /** Another version is what the API has. */
  take(venue: EditedVenue): void {
    this.#base = inputOf(formOf(venue.content));
    this.#known = this.#base;
    this.#version = venue.version;
  }

  /** Takes over the number of another version that has the same content: nobody but we has changed it. Tells whether it has. */
  takeNumberOf(venue: EditedVenue): boolean {
    if (changedFields(FIELDS, this.#known, inputOf(formOf(venue.content))).length > 0) return false;
    this.#version = venue.version;
    return true;
  }
}
