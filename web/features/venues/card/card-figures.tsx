import { styled } from '#styled/jsx';

/** A number and what it counts. */
export type Figure = { key: string; value: string; label: string };

const Figures = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
  },
});
/** Number, then words; in the source the words come first, as a list of definitions wants it. */
const Pair = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'flex-end',
    alignItems: 'baseline',
    gap: '1.5',
  },
});
const Words = styled('dt', { base: { textStyle: 'caption', color: 'ink.muted' } });
const Number = styled('dd', { base: { textStyle: 'figure', fontSize: 'xl', color: 'ink' } });

/** The figures of a card, large, with their words. */
export function CardFigures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Figures>
      {figures.map(({ key, value, label }) => (
        <Pair key={key}>
          <Words>{label}</Words>
          <Number>{value}</Number>
        </Pair>
      ))}
    </Figures>
  );
}
