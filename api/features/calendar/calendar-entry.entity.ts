import { ArrayType, type Opt, type Ref } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Room } from '../venues/room.entity.ts';
import { Venue } from '../venues/venue.entity.ts';
import { CalendarRepetition, CalendarState, HalfDay } from './calendar.enums.ts';

/** Half days of a venue, or of one of its rooms, that are taken, held or closed. Days are those of the venue's wall calendar. */
@Entity()
@Check({
  name: 'calendar_entry_span_check',
  expression: `ends_on > starts_on OR (ends_on = starts_on AND (start_half = 'MORNING' OR end_half = 'AFTERNOON'))`,
})
@Check({ name: 'calendar_entry_option_check', expression: `(state = 'OPTION') = (option_until IS NOT NULL)` })
@Check({ name: 'calendar_entry_repetition_check', expression: `(repeats IS NULL) = (repeats_until IS NULL)` })
@Check({ name: 'calendar_entry_closure_check', expression: `repeats IS NULL OR state = 'CLOSED'` })
export class CalendarEntry {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => Venue, ref: true, deleteRule: 'cascade' })
  @Index()
  venue!: Ref<Venue>;

  /** Null = the whole venue. */
  @ManyToOne({ entity: () => Room, ref: true, nullable: true, deleteRule: 'cascade' })
  @Index()
  room: Ref<Room> | null = null;

  @Enum({ items: () => CalendarState, type: 'text' })
  state!: CalendarState;

  @Property({ type: 'date' })
  startsOn!: string;

  @Enum({ items: () => HalfDay, type: 'text' })
  startHalf!: HalfDay;

  @Property({ type: 'date' })
  endsOn!: string;

  @Enum({ items: () => HalfDay, type: 'text' })
  endHalf!: HalfDay;

  /** The last day of an option, after which its time is free. */
  @Property({ type: 'date', nullable: true })
  optionUntil: string | null = null;

  @Enum({ items: () => CalendarRepetition, type: 'text', nullable: true })
  repeats: CalendarRepetition | null = null;

  /** Of what comes in each week: 1 = Monday. */
  @Property({ type: new ArrayType(Number), columnType: 'smallint[]', default: [] })
  weekdays: number[] & Opt = [];

  /** The last day on which it may begin again. */
  @Property({ type: 'date', nullable: true })
  repeatsUntil: string | null = null;

  /** For those who manage the venue; null = none. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  /** The id of the answer to a quote request that it is held or booked for; null = none. */
  @Property({ type: 'uuid', nullable: true })
  @Unique()
  heldFor: string | null = null;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date & Opt;
}
