import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import { type KindResult, RunTrigger } from './retention.enums.ts';

/** Report of a retention run, without personal data. */
@Entity()
export class RetentionRun {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Enum({ items: () => RunTrigger, type: 'text' })
  trigger!: RunTrigger;

  /** Null = the schedule, or a user whose account was deleted. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  ranBy: Ref<User> | null = null;

  @Property({ type: 'timestamptz' })
  @Index()
  startedAt!: Date;

  @Property({ type: 'integer' })
  durationMs!: number;

  /** All kinds of data, also those without any. */
  @Property({ type: 'jsonb' })
  results!: KindResult[];
}
