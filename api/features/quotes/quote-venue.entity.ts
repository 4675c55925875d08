import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Venue } from '../venues/venue.entity.ts';
import { QuoteRequest } from './quote.entity.ts';

/** A venue that a quote is asked of. Its name stays readable when the venue is gone. */
@Entity()
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

  /** As it is shown: "Lyon 2e". */
  @Property({ type: 'text' })
  city!: string;
}
