import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Venue } from '../venues/venue.entity.ts';
import { QuoteRequest } from './quote.entity.ts';

/** A venue of a quote request. Its name is stored, for when the venue is deleted. */
@Entity()
@Index({
  name: 'quote_request_venue_name_index',
  expression: `create index "quote_request_venue_name_index" on "quote_request_venue" using gin ("name" gin_trgm_ops) with (fastupdate = off)`,
})
export class QuoteRequestVenue {
  @ManyToOne({ entity: () => QuoteRequest, ref: true, primary: true, deleteRule: 'cascade' })
  request!: Ref<QuoteRequest>;

  /** From 0, in the visitor's order. */
  @Property({ type: 'smallint', primary: true })
  position!: number;

  @ManyToOne({ entity: () => Venue, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  venue: (Ref<Venue> & Opt) | null = null;

  @Property({ type: 'text' })
  name!: string;

  /** For display: "Lyon 2e". */
  @Property({ type: 'text' })
  city!: string;

  /** The time since which its owner sees the request; null = they do not. */
  @Property({ type: 'timestamptz', nullable: true })
  forwardedAt: Date | null = null;

  /** The time of the last reminder of its owner. */
  @Property({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null = null;
}
