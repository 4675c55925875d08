import { css } from '#styled/css';

/** A number and what it counts. */
export type Figure = { key: string; value: string; label: string };

// Classes computed once: a page of results has 200 of these elements.
const FIGURES = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  // Three seldom fit on a line: the last one would stand alone on the next.
  '& > :first-child:nth-last-child(3)': { flexBasis: 'full' },
});
/** Number, then words; in the source the words come first, as a list of definitions wants it. */
const PAIR = css({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  gap: '1.5',
});
const WORDS = css({ textStyle: 'caption', color: 'ink.muted' });
const NUMBER = css({ textStyle: 'figure', fontSize: 'xl', color: 'ink' });

/** The figures of a card, large, with their words. */
export function CardFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={FIGURES}>
      {figures.map(({ key, value, label }) => (
        <div className={PAIR} key={key}>
          <dt className={WORDS}>{label}</dt>
          <dd className={NUMBER}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
