import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { User } from './user.entity.ts';

/** A single-use code that replaces one of the authenticator. It is deleted when it is used. */
@Entity()
@Unique({ properties: ['user', 'codeHash'] })
export class RecoveryCode {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** HMAC of the code with the secret of the installation. */
  @Property({ type: 'text' })
  codeHash!: string;
}
