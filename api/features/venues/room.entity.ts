import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Venue } from './venue.entity.ts';
import type { RoomLayout } from './venue.enums.ts';

/** A room of a venue and how many people it holds in each layout that it can take. */
@Entity()
export class Room {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => Venue, ref: true, deleteRule: 'cascade' })
  @Index()
  venue!: Ref<Venue>;

  @Property({ type: 'smallint' })
  position!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  /** Square metres. */
  @Property({ type: 'integer', nullable: true })
  areaSqm: number | null = null;

  /** Metres. */
  @Property({ type: 'double', nullable: true })
  ceilingHeightM: number | null = null;

  @Property({ type: 'boolean', default: false })
  daylight: boolean & Opt = false;

  @Property({ type: 'boolean', default: false })
  stepFree: boolean & Opt = false;

  /** People by layout; a layout that the room can't take is absent. */
  @Property({ type: 'jsonb' })
  capacities: Partial<Record<RoomLayout, number>> & Opt = {};
}
