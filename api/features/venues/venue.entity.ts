import type { Collection, Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { SIMPLE_NAMES } from '../../../schema/venue-fields.ts';
import { User } from '../accounts/user.entity.ts';
import { Commune } from '../geography/commune.entity.ts';
import { Photo } from './photo.entity.ts';
import { Room } from './room.entity.ts';
import { WithSimple } from './simple-field.types.ts';
import { CONTENT_TYPES } from './venue.queries.ts';
import type {
  AccessContent,
  ActivityContent,
  ParagraphContent,
  PointOfInterestContent,
  RateContent,
} from './venue-content.ts';
import { Amenity, EventType, PositionPrecision, ReviewStatus, VenueKind } from './venue.enums.ts';

/**
 * A venue for professional events, as edited by its owner and administrators. The public never reads this table: it
 * reads the catalogue (`features/search`), which is updated in the transaction of each change.
 */
@Entity()
@Index({ properties: ['owner', 'createdAt'] })
@Index({ properties: ['reviewStatus', 'createdAt'] })
@Index({
  name: 'venue_favourite_index',
  expression: `create index "venue_favourite_index" on "venue" ("id") where (is_favourite)`,
})
@Index({
  name: 'venue_premier_page_index',
  expression: `create index "venue_premier_page_index" on "venue" ("id") where (is_premier_page)`,
})
@Index({
  name: 'venue_kept_index',
  expression: `create index "venue_kept_index" on "venue" ("created_at") where (deleted_at is null)`,
})
export class Venue extends WithSimple() {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  /** Last segment of the venue's URL; never of the form of an id. */
  @Property({ type: 'text' })
  @Unique()
  slug!: string;

  @Property({ type: 'text' })
  name!: string;

  /** The name for searching and sorting. */
  @Property({ type: 'text', generated: 'f_unaccent(lower(name)) stored' })
  foldedName!: string & Opt;

  @Enum({ items: () => VenueKind, type: 'text' })
  kind!: VenueKind;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text' })
  address!: string;

  @Property({ type: 'text' })
  postalCode!: string;

  @ManyToOne({ entity: () => Commune, ref: true, deleteRule: 'restrict' })
  @Index()
  commune!: Ref<Commune>;

  @Property({ type: 'double', nullable: true })
  latitude: number | null = null;

  @Property({ type: 'double', nullable: true })
  longitude: number | null = null;

  @Enum({ items: () => PositionPrecision, type: 'text' })
  positionPrecision!: PositionPrecision;

  @Enum({ items: () => EventType, type: 'text[]', array: true })
  eventTypes: EventType[] & Opt = [];

  @Enum({ items: () => Amenity, type: 'text[]', array: true })
  amenities: Amenity[] & Opt = [];

  @Property({ type: 'text[]' })
  tags: string[] & Opt = [];

  @Property({ type: 'jsonb' })
  rates: RateContent[] & Opt = [];

  @Property({ type: 'jsonb' })
  accesses: AccessContent[] & Opt = [];

  @Property({ type: 'jsonb' })
  pointsOfInterest: PointOfInterestContent[] & Opt = [];

  @Property({ type: 'jsonb' })
  activities: ActivityContent[] & Opt = [];

  @Property({ type: 'jsonb' })
  paragraphs: ParagraphContent[] & Opt = [];

  @OneToMany({ entity: () => Room, mappedBy: 'venue', orderBy: { position: 'asc' } })
  rooms!: Collection<Room>;

  @OneToMany({ entity: () => Photo, mappedBy: 'venue', orderBy: { position: 'asc' } })
  photos!: Collection<Photo>;

  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  owner: Ref<User> | null = null;

  @Enum({ items: () => ReviewStatus, type: 'text', default: ReviewStatus.DRAFT })
  reviewStatus: ReviewStatus & Opt = ReviewStatus.DRAFT;

  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;

  @Property({ type: 'boolean', default: false })
  isPublished: boolean & Opt = false;

  /** Hidden from the public because of its owner's plan: the subscription ended, or its limit is exceeded. */
  @Property({ type: 'boolean', default: false })
  subscriptionExpired: boolean & Opt = false;

  @Property({ type: 'boolean', default: false })
  isFeatured: boolean & Opt = false;

  @Property({ type: 'boolean', default: false })
  isFavourite: boolean & Opt = false;

  /** Position in the top 5, from 1; null = not in it. */
  @Property({ type: 'smallint', nullable: true })
  topFiveOrder: number | null = null;

  @Property({ type: 'boolean', default: false })
  isPremierPage: boolean & Opt = false;

  @Property({ type: 'boolean', default: false })
  isHomepageSlider: boolean & Opt = false;

  /** Null sorts last. */
  @Property({ type: 'integer', nullable: true })
  homepageSliderOrder: number | null = null;

  /** First and last day in the slider (YYYY-MM-DD, Europe/Paris); null = no limit. */
  @Property({ type: 'date', nullable: true })
  homepageSliderStart: string | null = null;

  @Property({ type: 'date', nullable: true })
  homepageSliderEnd: string | null = null;

  /** The main picture; null = the first one. */
  @Property({ type: 'uuid', nullable: true })
  homepageImageId: string | null = null;

  /** The source of an imported venue ("atout-france:…"), by which later imports find it. */
  @Property({ type: 'text', nullable: true })
  @Unique()
  importKey: string | null = null;

  /** Hash of the last imported content; equal = unchanged. */
  @Property({ type: 'text', nullable: true })
  importHash: string | null = null;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date & Opt;

  @Property({ type: 'timestamptz', nullable: true })
  approvedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;
}

for (const name of SIMPLE_NAMES) {
  Property({ type: CONTENT_TYPES[name], nullable: true })(Venue.prototype, name);
}
