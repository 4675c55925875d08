import { styled } from './styled.ts';
import posters from './venue-posters.svg?url';

/** Kinds of venue that have a poster of their own, as the API names them. */
export type PosterKind =
  | 'HOTEL'
  | 'CHATEAU'
  | 'VINEYARD'
  | 'MOUNTAIN_LODGE'
  | 'SEASIDE'
  | 'TOWNHOUSE'
  | 'LOFT'
  | 'CONGRESS_CENTRE'
  | 'BARGE'
  | 'INDUSTRIAL_HALL'
  | 'RESTAURANT'
  | 'COUNTRY_ESTATE';

/** The nine colours of a poster, in the order of COLOURS. */
const PALETTES = {
  dawn: '#F6D9B8 #F3C3A4 #E0654A #CE9A90 #8C6A76 #3E4A5B #FBEFE0 #DDBFA8 #F2B95C',
  day: '#BFDDE3 #E4EFE6 #F7E7B4 #8FB8B5 #5E8F86 #2E5B57 #FBF4E6 #D9CDB6 #35606B',
  dusk: '#2D3E5F #6B5B7E #F2A65A #4A4668 #33385A #1B2440 #C9A38C #8E6F78 #FFD98A',
  copper: '#F3E2CF #EBC9A8 #B4472E #D7A27C #A8603F #5A2F2B #FFF6EA #E2C5A9 #D99A3A',
  sage: '#E3EBDD #C9DAC5 #EFCB78 #A7C0A4 #5E7F6B #2C4A43 #FBF8F3 #D5D3BF #A9553A',
  night: '#14323A #1F4A52 #F0E2B8 #2C5A60 #1C444B #0B2229 #DCCFB8 #A79F90 #F4C76B',
  rose: '#F7DDD9 #F2C3BE #FFF1D6 #D79C9E #A66A78 #54384F #FFF7F0 #E6C9C2 #7A3F56',
  ochre: '#F5E3B5 #EFD08A #C9622F #C7A45C #8C7A3F #4A4A2A #FFF8E6 #E3CFA0 #6A4526',
} as const;

const COLOURS = ['sky', 'haze', 'sun', 'far', 'mid', 'near', 'wall', 'shade', 'light'] as const;

type PaletteName = keyof typeof PALETTES;

const variants = Object.fromEntries(
  Object.entries(PALETTES).map(([name, colours]) => [
    name,
    Object.fromEntries(colours.split(' ').map((colour, index) => [`--${COLOURS[index]}`, colour])),
  ]),
) as Record<PaletteName, Record<`--${string}`, string>>;

const Poster = styled('svg', {
  base: { display: 'block', width: 'full', height: 'full', bg: 'sunken' },
  variants: { palette: variants, flipped: { true: { transform: 'scaleX(-1)' } } },
});

/** FNV-1a, 32 bits: the same seed gives the same poster on the server, in the browser and tomorrow. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    value = Math.imul(value ^ seed.charCodeAt(index), 0x01000193) >>> 0;
  }
  // The low bits of short seeds differ little: stir.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0;
  return (value ^ (value >>> 12)) >>> 0;
}

const NAMES = Object.keys(PALETTES) as PaletteName[];

/** Most venues are hotels, which therefore have four drawings; the other kinds have one. */
const HOTELS = ['HOTEL', 'HOTEL-2', 'HOTEL-3', 'HOTEL-4'] as const;

function drawing(kind: PosterKind, number: number): string {
  return kind === 'HOTEL' ? (HOTELS[(number >>> 12) % HOTELS.length] ?? kind) : kind;
}

type Props = {
  kind: PosterKind;
  /** What makes two venues of a kind look different: the id or the slug. */
  seed: string;
  /** Text for those who don't see it; without one the poster is decoration. */
  label?: string;
};

/** A drawn poster where a venue has no photo; fills its frame and is cut like a photo. The drawings are one file, loaded once. */
export function VenuePlaceholder({ kind, seed, label }: Props) {
  const number = hash(seed);
  return (
    <Poster
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      palette={NAMES[number % NAMES.length] ?? 'day'}
      flipped={(number >>> 8) % 2 === 1}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${posters}#${drawing(kind, number)}`} width="400" height="300" />
    </Poster>
  );
}
