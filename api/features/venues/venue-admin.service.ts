import { raw } from '@mikro-orm/core';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/text.ts';
import { AccountStatus } from '../accounts/account.enums.ts';
import { User } from '../accounts/user.entity.ts';
import { kmFromCommune } from '../geography/distance.ts';
import { findReviewPlace } from './change-request.queries.ts';
import { editableOf } from './managed-venue-content.ts';
import { findOwnerCandidates } from './managed-venue.queries.ts';
import { managedRecord, type ManagedRecord } from './managed-venue-record.queries.ts';
import { limitsOf } from '../billing/plan-limits.queries.ts';
import { checklistOf } from './venue-checklist.ts';
import { completenessOf, factsOf } from './venue-completeness.ts';
import type { OwnerCandidate, ReviewPlace, VenueCheckResult } from './venue-admin.types.ts';
import { isAdministrator, isModerator } from './venue.policy.ts';
import { ReviewStatus } from './venue.enums.ts';
import { Venue } from './venue.entity.ts';

/** Look-ups of moderators and administrators before a decision about a venue. */
export class VenueAdminService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Approved clients whose name, company or e-mail address contains these words. @throws AppError FORBIDDEN. */
  async ownerCandidates(viewer: Viewer, text: string): Promise<OwnerCandidate[]> {
    if (!isAdministrator(viewer)) throw new AppError('FORBIDDEN');
    return findOwnerCandidates(this.#database, text);
  }

  /** The checklist of a venue, for its current content. @throws AppError FORBIDDEN for anybody but moderators, NOT_FOUND. */
  async checklist(viewer: Viewer, idOrSlug: string): Promise<VenueCheckResult[]> {
    if (!isModerator(viewer)) throw new AppError('FORBIDDEN');
    const record = await managedRecord(this.#database, viewer, idOrSlug, { action: 'view' });
    const content = editableOf(record);
    const facts = factsOf(content, content.photos.length);
    const around = await this.#around(record);
    return checklistOf({
      ...facts,
      required: completenessOf(facts).required.length,
      photosWithoutText: content.photos.filter(({ alt }) => alt.trim() === '').length,
      roomList: content.rooms,
      kmFromCommune: kmFromCommune(record),
      ...around,
    });
  }

  /** The position of a request among the pending ones; null if there is no such request. @throws AppError FORBIDDEN for anybody but moderators. */
  async reviewPlace(viewer: Viewer, id: string): Promise<ReviewPlace | null> {
    if (!isModerator(viewer)) throw new AppError('FORBIDDEN');
    return isUuid(id) ? findReviewPlace(this.#database, id, viewer.id) : null;
  }

  /** Related rows of a venue: those of the same name, its owner, the plan of the owner. */
  async #around({ id, name, communeCode, ownerId }: ManagedRecord) {
    const { em } = this.#database;
    const others = { id: { $ne: id }, deletedAt: null };
    const foldedName = raw('f_unaccent(lower(?))', [name]);
    const twins = await em.count(Venue, { ...others, commune: communeCode, foldedName });
    const owner = ownerId === null ? null : await em.findOne(User, { id: ownerId });
    if (!owner) return { twins, owner, placesLeft: null };
    const online = { owner: owner.id, isPublished: true, reviewStatus: ReviewStatus.APPROVED };
    const { venues: limit } = await limitsOf(this.#database, owner.id);
    return {
      twins,
      owner: {
        approved: (owner.status as AccountStatus) === AccountStatus.APPROVED,
        verified: owner.emailVerifiedAt !== null,
      },
      placesLeft: limit === null ? null : Math.max(0, limit - (await em.count(Venue, { ...others, ...online }))),
    };
  }
}
