import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Room } from '../venues/room.entity.ts';
import { Venue } from '../venues/venue.entity.ts';

/** The secret address at which other calendars read that of a venue, or of one of its rooms. */
@Entity()
@Index({
  name: 'calendar_address_place_unique',
  expression: `create unique index "calendar_address_place_unique" on "calendar_address" ("venue_id", "room_id") nulls not distinct`,
})
export class CalendarAddress {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => Venue, ref: true, deleteRule: 'cascade' })
  venue!: Ref<Venue>;

  /** Null = the whole venue. */
  @ManyToOne({ entity: () => Room, ref: true, nullable: true, deleteRule: 'cascade' })
  @Index()
  room: Ref<Room> | null = null;

  /** SHA-256 of the secret in the address, which is shown once. */
  @Property({ type: 'text' })
  @Unique()
  tokenHash!: string;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
