import { ReviewStatus } from '../features/venues/venue.enums.ts';
import { demoFile } from './demo-data.ts';
import { demoOwnersOf } from './demo-subscriptions.ts';
import type { DemoFlags } from './demo-venue.types.ts';

interface SliderPlace {
  order: number;
  start: string | null;
  end: string | null;
}

interface Review {
  status: ReviewStatus;
  published: boolean;
}

/** The placements of venues, by name. */
interface Flags {
  /** The slider of the home page. The dates of the fourth one have passed, so that the page must leave it out. */
  slider: Record<string, SliderPlace>;
  topFive: string[];
  premierPage: string[];
  featured: string[];
  favourites: string[];
  /** The venues that are not public, one of each case of moderation. */
  hidden: Record<string, Review>;
  /** Venues of owner 0, the demo client: four public ones, a draft and a pending one. */
  ofClient: string[];
}

const FLAGS = demoFile('flags.json') as Flags;

/** All names in this file, so that a test can find misspelt ones. */
export const NAMED_VENUES: readonly string[] = [
  ...[FLAGS.slider, FLAGS.hidden].flatMap((of) => Object.keys(of)),
  ...[FLAGS.topFive, FLAGS.premierPage, FLAGS.featured, FLAGS.favourites, FLAGS.ofClient].flat(),
];

/** The placement of a venue. Positions start at 1. */
export function demoFlags(name: string): DemoFlags {
  const slider = FLAGS.slider[name];
  const top5 = FLAGS.topFive.indexOf(name);
  return {
    featured: FLAGS.featured.includes(name),
    favourite: FLAGS.favourites.includes(name),
    top5Order: top5 === -1 ? null : top5 + 1,
    premierPage: FLAGS.premierPage.includes(name),
    sliderOrder: slider?.order ?? null,
    sliderStart: slider?.start ?? null,
    sliderEnd: slider?.end ?? null,
  };
}

/** Review status and publication of a venue: approved and public unless it is one of the hidden cases. */
export function demoReview(name: string): Review {
  return FLAGS.hidden[name] ?? { status: ReviewStatus.APPROVED, published: true };
}

/** Indexes of the owners: 0 for the demo client's houses, the others as their plans allow. */
export function demoOwnerIndexes(names: readonly string[]): number[] {
  const others = names.filter((name) => !FLAGS.ofClient.includes(name));
  const owners = demoOwnersOf(others.length);
  const ownerOf = new Map(others.map((name, place) => [name, owners[place]!]));
  return names.map((name) => ownerOf.get(name) ?? 0);
}
