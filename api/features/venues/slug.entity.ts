import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Venue } from './venue.entity.ts';

/** A slug that a venue had before; its old address redirects to the present one. */
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
