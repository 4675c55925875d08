import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import { ChangeRequestStatus, ChangeRequestType } from './venue-management.enums.ts';
import type { VenuePatch } from './venue-patch-content.ts';
import { Venue } from './venue.entity.ts';

/** An owner's request that a venue is accepted, changed or deleted. A venue has one pending request at a time. */
@Entity()
@Index({
  name: 'change_request_waiting_index',
  expression: `create unique index "change_request_waiting_index" on "change_request" ("venue_id") where (status = 'PENDING')`,
})
@Index({ properties: ['status', 'submittedAt'] })
export class ChangeRequest {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => Venue, ref: true, deleteRule: 'cascade' })
  @Index()
  venue!: Ref<Venue>;

  /** The user who sent it; null = their account is gone. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  user: (Ref<User> & Opt) | null = null;

  @Enum({ items: () => ChangeRequestType, type: 'text' })
  type!: ChangeRequestType;

  @Enum({ items: () => ChangeRequestStatus, type: 'text', default: ChangeRequestStatus.PENDING })
  status: ChangeRequestStatus & Opt = ChangeRequestStatus.PENDING;

  /** What was in force of all that changes, when the request was sent. */
  @Property({ type: 'jsonb' })
  before: VenuePatch & Opt = {};

  @Property({ type: 'jsonb' })
  after: VenuePatch & Opt = {};

  /** Version of the venue to which the change was made. */
  @Property({ type: 'integer' })
  baseVersion!: number;

  /** What the owner says about it. */
  @Property({ type: 'text', nullable: true })
  comment: string | null = null;

  /** Why it was rejected. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** What the moderators tell the owner as they accept it. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  submittedAt!: Date & Opt;

  /** The person who has decided or withdrawn it. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  processedBy: (Ref<User> & Opt) | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  processedAt: Date | null = null;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
