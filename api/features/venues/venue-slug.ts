import { createHash } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import { slugify } from '../../platform/text.ts';
import { FormerSlug } from './slug.entity.ts';
import { Venue } from './venue.entity.ts';

const SUBSTITUTE = 'lieu';
const UUID_FORM = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** The source of a slug. The key distinguishes venues of one name in one place, deterministically. */
export interface SlugSeed {
  name: string;
  city: string;
  postalCode: string;
  key: string;
}

/**
 * One free slug for each seed: name and city, with the postal code if that is taken, with a hash of the key if
 * that is taken too. Former slugs of venues count as taken, as their URLs redirect.
 */
export async function freeSlugs({ em }: Transaction, seeds: SlugSeed[]): Promise<string[]> {
  const wishes = seeds.map(candidates);
  const wished = { slug: { $in: wishes.flat() } };
  const venues = await em.find(Venue, wished, { fields: ['slug'], disableIdentityMap: true });
  const former = await em.find(FormerSlug, wished, { fields: ['slug'], disableIdentityMap: true });
  const taken = new Set([...venues, ...former].map(({ slug }) => slug));
  return wishes.map((wish) => {
    const slug = wish.find((candidate) => !taken.has(candidate)) ?? `${wish[0]}-${crypto.randomUUID().slice(0, 8)}`;
    taken.add(slug);
    return slug;
  });
}

function candidates({ name, city, postalCode, key }: SlugSeed): string[] {
  const named = slugify(`${name} ${city}`) || SUBSTITUTE;
  const mark = createHash('sha256').update(key).digest('hex').slice(0, 6);
  // A slug with the form of an id would be looked up as one.
  const base = UUID_FORM.test(named) ? `${SUBSTITUTE}-${named}` : named;
  return [base, `${base}-${postalCode}`, `${base}-${mark}`];
}
