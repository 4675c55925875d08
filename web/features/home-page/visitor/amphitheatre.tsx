import { styled } from '../../../ui/styled.ts';

const Frame = styled('div', {
  base: {
    display: { base: 'none', md: 'block' },
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    pointerEvents: 'none',
    // Fades out towards the text.
    maskImage: 'linear-gradient(to right, transparent 46%, black 78%)',
    '& svg': {
      position: 'absolute',
      right: { md: '-22rem', xl: '-14rem' },
      top: '-6rem',
      height: 'calc(100% + 8rem)',
      width: 'auto',
    },
  },
});

const CENTRE = { x: 460, y: 560 };
/** Rows of seats: radius, number of seats over the half circle. */
const ROWS = [120, 176, 232, 288, 344, 400, 456].map((radius) => ({
  radius,
  seats: Math.round((Math.PI * radius) / 30),
}));

const seatsOf = ({ radius, seats }: (typeof ROWS)[number]) =>
  Array.from({ length: seats + 1 }, (_, index) => {
    const angle = Math.PI + (Math.PI * index) / seats;
    // Whole numbers, so that server and browser print the same.
    return { x: Math.round(CENTRE.x + radius * Math.cos(angle)), y: Math.round(CENTRE.y + radius * Math.sin(angle)) };
  });

/** All seats as one element: short lines, thick and with round ends. */
const SEATS = ROWS.flatMap(seatsOf)
  .map(({ x, y }) => `M${x - 2} ${y}h4`)
  .join('');

/** The rows of a plenary seen from above, the brand's mark at large. Decoration. */
export function Amphitheatre() {
  return (
    <Frame aria-hidden>
      <svg viewBox="0 0 920 640" fill="none">
        <path d={SEATS} stroke="var(--p-colors-rule)" strokeWidth="14" strokeLinecap="round" />
        <circle cx={CENTRE.x} cy={CENTRE.y} r="34" fill="var(--p-colors-copper)" />
      </svg>
    </Frame>
  );
}
