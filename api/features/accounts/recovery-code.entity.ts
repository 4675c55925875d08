import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

/** A code that stands in for the telephone, once. One that was used is gone. */
@Entity()
@Unique({ properties: ['user', 'codeHash'] })
export class RecoveryCode {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** Signature with the secret of the installation. */
  @Property({ type: 'text' })
  codeHash!: string;
}
