import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import { NOTHING_SET, type StoredSettings } from './settings.enums.ts';

/** What the platform has set, in the one row that there is. */
@Entity({ tableName: 'house_settings' })
@Check({ name: 'house_settings_id_check', expression: 'id = 1' })
export class PlatformSettings {
  @PrimaryKey({ type: 'smallint', autoincrement: false, default: 1 })
  id: number & Opt = 1;

  @Property({ type: 'jsonb', default: JSON.stringify(NOTHING_SET) })
  stored: StoredSettings & Opt = NOTHING_SET;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  /** Null = nobody has set anything yet. */
  @Property({ type: 'timestamptz', nullable: true })
  updatedAt: Date | null = null;

  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  updatedBy: Ref<User> | null = null;
}
