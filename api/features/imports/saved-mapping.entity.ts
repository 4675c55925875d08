import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { SavedMapping as SavedMappingView } from './import-run.types.ts';

/** A way to read a file that administrators have given a name. */
@Entity()
export class SavedMapping {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Property({ type: 'text' })
  @Unique()
  name!: string;

  @Property({ type: 'jsonb' })
  columns!: SavedMappingView['columns'];

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
