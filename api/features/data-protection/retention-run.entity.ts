import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import { type KindResult, RunTrigger } from './retention.enums.ts';

/** Report of what was forgotten at one time: figures, and nothing that tells of whom. */
@Entity()
export class RetentionRun {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Enum({ items: () => RunTrigger, type: 'text' })
  trigger!: RunTrigger;

  /** Null = the schedule, or somebody whose account is gone. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  ranBy: Ref<User> | null = null;

  @Property({ type: 'timestamptz' })
  @Index()
  startedAt!: Date;

  @Property({ type: 'integer' })
  durationMs!: number;

  /** Every kind that was looked at, also those of which there was nothing. */
  @Property({ type: 'jsonb' })
  results!: KindResult[];
}
