import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Room } from '../../venues/room.entity.ts';
import { Venue } from '../../venues/venue.entity.ts';
import type { TakenHalves } from './calendar-file.ts';
import { CalendarFault } from './linked-calendar.enums.ts';

/** A calendar of another program that says when a venue, or one of its rooms, is taken: read at its address from time to time, or from a file once. */
@Entity()
@Check({ name: 'linked_calendar_next_check', expression: `(sealed_url IS NULL) = (next_read_at IS NULL)` })
export class LinkedCalendar {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => Venue, ref: true, deleteRule: 'cascade' })
  @Index()
  venue!: Ref<Venue>;

  /** Null = the whole venue. */
  @ManyToOne({ entity: () => Room, ref: true, nullable: true, deleteRule: 'cascade' })
  @Index()
  room: Ref<Room> | null = null;

  /** The address, which is often a secret of the other program, encrypted; null = it is a file. */
  @Property({ type: 'text', nullable: true })
  sealedUrl: string | null = null;

  /** The host of the address, or the name of the file. */
  @Property({ type: 'text' })
  origin!: string;

  /** As it calls itself. */
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @Property({ type: 'text', nullable: true })
  etag: string | null = null;

  @Property({ type: 'text', nullable: true })
  lastModified: string | null = null;

  /** SHA-256 of the file that was understood last. */
  @Property({ type: 'text', nullable: true })
  contentHash: string | null = null;

  /** The half days that are taken, `[first, last, title]`. They are replaced together, and read by venue: rows of their own would be thousands for each. */
  @Property({ type: 'jsonb', lazy: true, default: '[]' })
  taken: TakenHalves[] & Opt = [];

  @Property({ type: 'integer', default: 0 })
  takenCount: number & Opt = 0;

  /** Events that could not be understood. */
  @Property({ type: 'integer', default: 0 })
  skipped: number & Opt = 0;

  /** When it was last found as it is told here; null = never. */
  @Property({ type: 'timestamptz', nullable: true })
  seenAt: Date | null = null;

  /** When its content was last read: its days reach from there. */
  @Property({ type: 'timestamptz', nullable: true })
  readAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Index()
  nextReadAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  failingSince: Date | null = null;

  @Enum({ items: () => CalendarFault, type: 'text', nullable: true })
  fault: CalendarFault | null = null;

  /** When its owner was told that it fails; null = not since it last worked. */
  @Property({ type: 'timestamptz', nullable: true })
  warnedAt: Date | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
