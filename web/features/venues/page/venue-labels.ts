import type { Venue } from './venue.ts';

const EXCERPT_LENGTH = 155;

/** The beginning of a text, cut between words, for descriptions of pages. */
export function excerpt(text: string, length = EXCERPT_LENGTH): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.lastIndexOf(' ', length);
  return `${/^.*[^\s,;:.–-]/.exec(line.slice(0, cut > 0 ? cut : length))?.[0] ?? ''}…`;
}

/** The photo that stands for the venue: the one its owner chose, otherwise the first. */
export function mainPhoto({
  photos,
  homepageImageId,
}: Pick<Venue, 'photos' | 'homepageImageId'>): Venue['photos'][number] | undefined {
  return photos.find(({ id }) => id === homepageImageId) ?? photos[0];
}

/** The photos in the order of the page: the one that stands for the venue, then the others as the owner put them. */
export function photosOf(venue: Pick<Venue, 'photos' | 'homepageImageId'>): Venue['photos'] {
  const main = mainPhoto(venue);
  return main ? [main, ...venue.photos.filter(({ id }) => id !== main.id)] : [];
}
