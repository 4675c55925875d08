import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useFormats } from '../../lib/formats.ts';
import { typeset } from '../../lib/place-names.ts';
import { Link } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { changed, searchPath, type SearchParams } from './search-params.ts';
import { textOf, type Reading } from './search-reading.ts';

type Place = Reading['places'][number];

type ReadingNotesProps = {
  params: SearchParams;
  reading: Reading | null;
  /** No venue has all of the words. */
  partly: boolean;
};

/**
 * What else the places of the text may mean: the words as they were typed, where they were corrected, and namesakes; and that not all words
 * were found, or that a budget waits for the number of people.
 */
export function ReadingNotes({ params, reading, partly }: ReadingNotesProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  if (!reading) return null;
  /** The search with other words for a place. */
  const pathWith = (place: Place, words: string) => {
    const text = textOf(reading, (part) =>
      part.condition === 'PLACE' && part.text.endsWith(place.text) ? words : part.text,
    );
    return searchPath(changed(params, { text }));
  };
  const { rest, totalBudget } = reading;
  const budget = totalBudget && money({ ...totalBudget, currency: 'EUR' });
  const places = reading.places
    .filter(({ misspelt, alternatives }) => misspelt || alternatives.length > 0)
    .map((place) => {
      const name = typeset(place.label);
      const typed = place.text;
      return (
        <Text key={typed} look="small" tone="muted" pt="3" role="status">
          {place.misspelt
            ? t({ id: 'reading.corrected', message: `Results for ${name}.` })
            : t({ id: 'reading.ambiguous', message: `Understood as ${name}.` })}{' '}
          {place.misspelt && (
            <Link to={pathWith(place, `"${typed}"`)} preventScrollReset>
              {t({ id: 'reading.literally', message: `Search for “${typed}” instead` })}
            </Link>
          )}
          {place.alternatives.length > 0 && (
            <>
              {' '}
              <Trans id="reading.orElse">Did you mean</Trans>{' '}
              {place.alternatives.map(({ label }, index) => (
                <Fragment key={label}>
                  {index > 0 && ', '}
                  <Link to={pathWith(place, label)} preventScrollReset>
                    {typeset(label)}
                  </Link>
                </Fragment>
              ))}
              {t({ id: 'reading.questionMark', message: '?' })}
            </>
          )}
        </Text>
      );
    });
  return (
    <>
      {places}
      {budget && (
        <Text look="small" tone="muted" pt="3" role="status">
          {t({
            id: 'reading.totalBudget',
            message: `Prices are per person: say how many you will be, and your budget of ${budget} is compared with them.`,
          })}
        </Text>
      )}
      {partly && (
        <Text look="small" tone="muted" pt="3" role="status">
          {t({ id: 'reading.partly', message: `No venue mentions all of “${rest}”: these come closest.` })}
        </Text>
      )}
    </>
  );
}
