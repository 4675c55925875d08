import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import type { ImportFile } from './import-file.ts';
import type { ImportReport } from './import-report.ts';
import { ImportState } from './import-run.enums.ts';
import type { ImportSettingsView } from './import-run.types.ts';

/** A file of venues that an administrator has sent, and what became of it. One is gone through at a time. */
@Entity()
@Index({
  name: 'import_run_running_unique',
  expression: `create unique index import_run_running_unique on import_run ((true)) where state in ('CHECKING', 'IMPORTING')`,
})
export class ImportRun {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  author: (Ref<User> & Opt) | null = null;

  @Property({ type: 'text' })
  fileName!: string;

  @Property({ type: 'integer' })
  fileBytes!: number;

  /** Where it is stored; null = it was removed, as old ones are. */
  @Property({ type: 'text', nullable: true })
  fileKey: string | null = null;

  /** Where the file of all issues is stored. */
  @Property({ type: 'text', nullable: true })
  issuesKey: string | null = null;

  @Property({ type: 'text' })
  encoding!: string;

  @Property({ type: 'text' })
  delimiter!: string;

  @Property({ type: 'jsonb' })
  columns!: ImportFile['columns'];

  @Property({ type: 'integer' })
  rows!: number;

  @Property({ type: 'text[]' })
  types!: string[];

  @Property({ type: 'text' })
  state!: ImportState;

  @Property({ type: 'jsonb', nullable: true })
  settings: ImportSettingsView | null = null;

  @Property({ type: 'text', nullable: true })
  phase: 'checking' | 'writing' | null = null;

  @Property({ type: 'integer', default: 0 })
  progressRows: number & Opt = 0;

  /** What was written before an interruption. */
  @Property({ type: 'integer', default: 0 })
  createdBefore: number & Opt = 0;

  @Property({ type: 'integer', default: 0 })
  updatedBefore: number & Opt = 0;

  @Property({ type: 'boolean', default: false })
  cancelRequested: boolean & Opt = false;

  @Property({ type: 'jsonb', nullable: true })
  checkReport: ImportReport | null = null;

  @Property({ type: 'jsonb', nullable: true })
  report: ImportReport | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  @Index()
  createdAt!: Date & Opt;

  @Property({ type: 'timestamptz', nullable: true })
  startedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;
}

export const RUNNING = { state: { $in: [ImportState.CHECKING, ImportState.IMPORTING] } };
