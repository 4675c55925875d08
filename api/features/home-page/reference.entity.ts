import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A picture in the storage: its key and its size in pixels. */
export interface LogoFile {
  key: string;
  width: number;
  height: number;
}

/** A client company whose logo the home page shows. */
@Entity({ tableName: 'reference' })
export class ClientReference {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', nullable: true })
  website: string | null = null;

  /** Position among the logos, smallest first. */
  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'jsonb' })
  logo!: LogoFile;

  @Property({ type: 'boolean', default: true })
  isShown: boolean & Opt = true;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date & Opt;
}
