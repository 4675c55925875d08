import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import { ChangeRequestStatus, ChangeRequestType } from './venue-management.enums.ts';
import type { VenuePatch } from './venue-patch-content.ts';
import { Venue } from './venue.entity.ts';

/** A request of an owner to accept, change or delete a venue. A venue has at most one pending request. */
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

  /** The sender; null = their account was deleted. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  user: (Ref<User> & Opt) | null = null;

  @Enum({ items: () => ChangeRequestType, type: 'text' })
  type!: ChangeRequestType;

  @Enum({ items: () => ChangeRequestStatus, type: 'text', default: ChangeRequestStatus.PENDING })
  status: ChangeRequestStatus & Opt = ChangeRequestStatus.PENDING;

  /** The original values of the changed fields, when the request was sent. */
  @Property({ type: 'jsonb' })
  before: VenuePatch & Opt = {};

  @Property({ type: 'jsonb' })
  after: VenuePatch & Opt = {};

  /** Version of the venue to which the change was made. */
  @Property({ type: 'integer' })
  baseVersion!: number;

  /** The comment of the owner. */
  @Property({ type: 'text', nullable: true })
  comment: string | null = null;

  /** Why it was rejected. */
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  /** The comment of the moderators on the acceptance. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  submittedAt!: Date & Opt;

  /** The user who has decided or withdrawn it. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  processedBy: (Ref<User> & Opt) | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  processedAt: Date | null = null;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
