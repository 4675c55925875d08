import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Venue } from './venue.entity.ts';

/** A former slug of a venue; its old URL redirects to the current one. */
@Entity()
export class FormerSlug {
  @PrimaryKey({ type: 'text' })
  slug!: string;

  @ManyToOne({ entity: () => Venue, ref: true, deleteRule: 'cascade' })
  @Index()
  venue!: Ref<Venue>;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
