import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { User } from '../accounts/user.entity.ts';
import { NO_SETTINGS, type StoredSettings } from './settings.enums.ts';

/** The settings of the platform: the table has this one row. `PlatformSettingsResolver` adds the values that apply. */
@ObjectType({ simpleResolvers: true, description: 'The settings of the platform that apply today.' })
@Entity({ tableName: 'house_settings' })
@Check({ name: 'house_settings_id_check', expression: 'id = 1' })
export class PlatformSettings {
  @PrimaryKey({ type: 'smallint', autoincrement: false, default: 1 })
  id: number & Opt = 1;

  /** What administrators have set; the rest follows the environment and the defaults. */
  @Property({ type: 'jsonb', default: JSON.stringify(NO_SETTINGS) })
  stored: StoredSettings & Opt = NO_SETTINGS;

  @Field(() => Int, {
    description: 'The version, which changes with each change; a change names the version that it was made from.',
  })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time at which they were changed last; null if they never were.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  updatedAt: Date | null = null;

  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  updatedBy: Ref<User> | null = null;
}
