import { gazetteer } from '../../geography/gazetteer.ts';
import { foldPlaceName } from '../../geography/place-name.ts';
import type { VenueRecord } from '../catalogue-record.queries.ts';
import type { CatalogueRow } from '../catalogue-row.ts';
import { TextField } from './matches.ts';
import type { Texts } from './text-index.ts';

/** The words of a venue that are stored for the index of texts: those of its tags in a line, those of its texts in another, each once. */
export function storedWords({ tags, description, paragraphs }: VenueRecord): string {
  const body = [description, ...paragraphs.flatMap(({ title, text }) => [title, text])];
  return [tags, body].map((texts) => [...new Set(foldPlaceName(texts.join(' ')).split(' '))].join(' ')).join('\n');
}

/** All searched texts of a venue. */
export function textsOf(
  row: Pick<CatalogueRow, 'name' | 'communeCode' | 'departmentCode' | 'regionCode'>,
  words: string,
): Texts {
  const { communes, departments, regions } = gazetteer();
  const [keywords = '', body = ''] = words.split('\n');
  const places = [
    communes.get(row.communeCode)?.label,
    departments.get(row.departmentCode)?.name,
    regions.get(row.regionCode)?.name,
  ];
  return {
    [TextField.NAME]: foldPlaceName(row.name),
    [TextField.PLACE]: foldPlaceName(places.join(' ')),
    [TextField.KEYWORDS]: keywords,
    [TextField.TEXT]: body,
  };
}
