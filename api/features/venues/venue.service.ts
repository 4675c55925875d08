import { User } from '../accounts/user.entity.ts';
import { Venue } from './venue.entity.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, planLimitReached, staleVersion, validationFailed } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { slugify } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { lockAccounts } from '../accounts/account-locks.ts';
import { limitsOf } from '../billing/plan-limits.service.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { ChangeRequestView } from './change-request.types.ts';
import { editableOf } from './managed-venue-content.ts';
import { contentFor } from './managed-venue-view.ts';
import type { ManagedVenueService } from './managed-venue.service.ts';
import { denied, managedRecord, type ManagedRecord, recordOf } from './managed-venue-record.ts';
import type { ManagedVenueView } from './managed-venue.types.ts';
import { insertVenues, NO_FLAGS } from './venue-bulk.queries.ts';
import { askedAnew, type EditableContent, type VenuePatch } from './venue-patch-content.ts';
import { EMPTY_VENUE, type VenueContent } from './venue-content.ts';
import type { VenueStaffInput } from './venue-action.inputs.ts';
import type { CreateVenueInput, VenueInput } from './venue.inputs.ts';
import { assertMayCreate, isAdministrator, venueActionsOf } from './venue.policy.ts';
import { placed } from './venue-place.ts';
import { freeSlugs } from './venue-slug.ts';
import { assertOwner, staffColumns, readStaffFacts } from './venue-staff.ts';
import { deletionOf } from './venue-transition-rules.ts';
import type { VenueTransitions } from './venue-transitions.ts';
import { patchOf, normalisedComment, normalisedReason, normalisedVenue, wishedSlug } from './venue-normalised.ts';
import { lockHome, lockVenues } from './venue-locks.queries.ts';
import { VenueAction } from './venue-management.enums.ts';
import { ReviewStatus } from './venue.enums.ts';
import { isTaken, oneSlugAtATime, writePatch } from './venue-writer.ts';

export interface VenueServiceDependencies {
  jobs: Jobs;
  database: Database;
  venueTransitions: VenueTransitions;
  reader: ManagedVenueService;
  idempotency: Idempotency;
}

/** A venue that was written, and the request that this has become; null = it is in force. */
export interface SavedVenue {
  venue: ManagedVenueView;
  changeRequest: ChangeRequestView | null;
}

/** What somebody changes of a venue. */
export interface VenueChange {
  input?: VenueInput | null;
  /** Flags and owner. */
  staff?: VenueStaffInput | null;
  /** The one that he has seen; null = he takes it as it is. */
  version: number | null;
  comment?: string | null;
  /** Steps that go with it, by what they lead to: REST says them so. What is so already is no step. */
  isPublished?: boolean | undefined;
  reviewStatus?: ReviewStatus | undefined;
  /** Why it is rejected. */
  reason?: string | undefined;
}

/** Whom to ask for, until the owner names somebody else: what he told of himself when he registered. */
async function contactOf(transaction: Transaction, ownerId: string | null): Promise<Partial<VenueContent>> {
  const user =
    ownerId === null ? null : await transaction.em.findOne(User, { id: ownerId }, { disableIdentityMap: true });
  if (!user) return {};
  return {
    contactName: `${user.firstName} ${user.lastName}`.trim() || null,
    contactEmail: user.email,
    contactPhone: user.companyPhone || user.phone || null,
  };
}

/** Venues as their owners and the platform write them. GraphQL and REST are two ways to it. */
export class VenueService {
  readonly #dependencies: VenueServiceDependencies;

  constructor(dependencies: VenueServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Makes a draft.
   * @param key by which the same may be asked for again, and is done once.
   * @throws AppError FORBIDDEN for the team, VALIDATION_FAILED, PLAN_LIMIT_REACHED.
   */
  async create(viewer: Viewer, given: CreateVenueInput, key: string | null = null): Promise<SavedVenue> {
    assertMayCreate(viewer);
    const input = normalisedVenue(given);
    await validateInput(input);
    const patch = { ...patchOf(input), ...placed(input, null) };
    const slug = wishedSlug(input.slug);
    const { idempotency, jobs } = this.#dependencies;
    const change = async (transaction: Transaction): Promise<{ id: string }> => {
      const ownerId = await this.#newOwner(transaction, viewer, input.ownerId ?? null);
      await oneSlugAtATime(transaction);
      const [created = ''] = await insertVenues(transaction, [
        {
          content: { ...EMPTY_VENUE, ...(await contactOf(transaction, ownerId)), ...patch } as VenueContent,
          ownerId,
          reviewStatus: ReviewStatus.DRAFT,
          isPublished: false,
          createdAt: now().toISOString(),
          importKey: null,
          importHash: null,
          flags: NO_FLAGS,
        },
      ]);
      if (slug) {
        const venue = (await recordOf(transaction, created))!;
        if (slug !== venue.slug) await writePatch(transaction, jobs, venue, { slug });
      }
      return { id: created };
    };
    const attempt = { scope: `venue of ${viewer.id}`, key, body: input };
    const { id } = await idempotency.once(attempt, { before: () => Promise.resolve(), change });
    return { venue: await this.#dependencies.reader.byId(viewer, id), changeRequest: null };
  }

  /**
   * Changes a venue. What its owner changes of an approved one is asked for.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT (changed since), VALIDATION_FAILED.
   */
  async update(viewer: Viewer, idOrSlug: string, change: VenueChange): Promise<SavedVenue> {
    const input = change.input ? normalisedVenue(change.input) : null;
    const comment = normalisedComment(change.comment);
    return this.#write(viewer, idOrSlug, { action: 'update', staff: change.staff }, async (transaction, record) => {
      if (change.version !== null && record.version !== change.version) throw staleVersion();
      if (input) await validateInput(input);
      if (change.staff) await validateInput(change.staff);
      const ground = change.staff ? await readStaffFacts(transaction, change.staff) : null;
      const columns = change.staff && ground ? staffColumns(viewer, record, change.staff, ground) : {};
      const patch = input ? await this.#patch(transaction, viewer, record, input) : {};
      if (!venueActionsOf(viewer, record).includes(VenueAction.EDIT)) throw new AppError('CONFLICT');
      let requestId: string | null = null;
      if (Object.keys(patch).length) {
        requestId = await this.#dependencies.venueTransitions.change(transaction, viewer, record, patch, comment);
      }
      await this.#dependencies.venueTransitions.give(transaction, viewer, [{ record, columns }]);
      for (const action of stepsOf(viewer, record, change)) {
        const words = action === VenueAction.REJECT ? { reason: normalisedReason(change.reason) } : {};
        await this.#dependencies.venueTransitions.move(
          transaction,
          viewer,
          (await recordOf(transaction, record.id))!,
          action,
          words,
        );
      }
      return requestId;
    });
  }

  /**
   * Does something with a venue.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT (changed since, or it does not stand so), VALIDATION_FAILED, PLAN_LIMIT_REACHED.
   */
  async act(
    viewer: Viewer,
    idOrSlug: string,
    action: VenueAction,
    { version = null, reason }: { version?: number | null; reason?: string } = {},
  ): Promise<SavedVenue> {
    const words = action === VenueAction.REJECT ? { reason: normalisedReason(reason) } : {};
    return this.#write(viewer, idOrSlug, { action: ACTION_NAMES[action] ?? 'update' }, async (transaction, record) => {
      if (version !== null && record.version !== version) throw staleVersion();
      await this.#dependencies.venueTransitions.move(transaction, viewer, record, action, words);
      return null;
    });
  }

  /**
   * Deletes a venue, or asks for it where it is approved and the viewer its owner. To ask twice is to ask once.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION_FAILED.
   */
  async delete(
    viewer: Viewer,
    idOrSlug: string,
    given: string | null = null,
    version: number | null = null,
  ): Promise<SavedVenue | { id: string }> {
    const comment = normalisedComment(given);
    const { database, venueTransitions, reader } = this.#dependencies;
    const { id, asked } = await database.transaction(async (transaction) => {
      await lockVenues(transaction, [idOrSlug]);
      const record = await managedRecord(transaction, viewer, idOrSlug, { action: 'delete' });
      if (version !== null && record.version !== version) throw staleVersion();
      const action = deletionOf(viewer, record);
      if (action) await venueTransitions.move(transaction, viewer, record, action, { comment });
      return { id: record.id, asked: action !== VenueAction.DELETE };
    });
    if (!asked) return { id };
    const venue = await reader.byId(viewer, id);
    return { venue, changeRequest: venue.pendingChange };
  }

  async #write(
    viewer: Viewer,
    idOrSlug: string,
    { action, staff }: { action: string; staff?: VenueStaffInput | null | undefined },
    work: (transaction: Transaction, record: ManagedRecord) => Promise<string | null>,
  ): Promise<SavedVenue> {
    const { database, reader } = this.#dependencies;
    const { id, requestId } = await database.transaction(async (transaction) => {
      if (staff?.isTopFive) await lockHome(transaction);
      await lockVenues(transaction, [idOrSlug], staff?.ownerId ? [staff.ownerId] : []);
      const record = await managedRecord(transaction, viewer, idOrSlug, { action });
      return { id: record.id, requestId: await work(transaction, record) };
    });
    const venue = await reader.byId(viewer, id);
    return { venue, changeRequest: requestId ? venue.pendingChange : null };
  }

  async #patch(
    transaction: Transaction,
    viewer: Viewer,
    record: ManagedRecord,
    input: VenueInput,
  ): Promise<VenuePatch> {
    const wished = contentFor(viewer, record);
    const patch = await this.#written(transaction, record, wished, input);
    return askedAnew(wished, editableOf(record), record.pendingBefore ?? {}, patch);
  }

  async #written(
    transaction: Transaction,
    record: ManagedRecord,
    content: EditableContent,
    input: VenueInput,
  ): Promise<VenuePatch> {
    const patch: VenuePatch = { ...patchOf(input), ...placed(input, content) };
    if (input.slug === undefined) return patch;
    const wished = wishedSlug(input.slug);
    if (wished) {
      if (await isTaken(transaction, wished, record.id)) {
        throw validationFailed([{ path: 'slug', code: 'slugTaken', params: { value: wished } }]);
      }
      return { ...patch, slug: wished };
    }
    const { name, communeCode, postalCode } = { ...content, ...patch };
    const city = gazetteer().communes.get(communeCode)?.name ?? '';
    if (content.slug.startsWith(slugify(`${name} ${city}`))) return patch;
    const [slug] = await freeSlugs(transaction, [{ name, city, postalCode, key: record.id }]);
    return { ...patch, slug: slug! };
  }

  /** Whose a new venue is. Who makes one of his own has to have room for it in his plan. */
  async #newOwner(transaction: Transaction, viewer: Viewer, wished: string | null): Promise<string | null> {
    if (isAdministrator(viewer)) return wished === null ? null : assertOwner(transaction, wished);
    // Two at once are counted one after the other.
    await lockAccounts(transaction, [viewer.id]);
    const { venues } = await limitsOf(transaction, viewer.id);
    if (venues !== null) {
      const count = await transaction.em.count(Venue, { owner: viewer.id, deletedAt: null });
      if (count >= venues) throw planLimitReached('venues', venues);
    }
    return viewer.id;
  }
}

/** What leads to each status. */
const STEP_TO: Readonly<Record<ReviewStatus, VenueAction>> = {
  DRAFT: VenueAction.WITHDRAW,
  PENDING: VenueAction.SUBMIT,
  APPROVED: VenueAction.APPROVE,
  REJECTED: VenueAction.REJECT,
};

/** @throws AppError FORBIDDEN: the status is an administrator's to write, others have their steps. */
function stepsOf(viewer: Viewer, record: ManagedRecord, { reviewStatus, isPublished }: VenueChange): VenueAction[] {
  const steps: VenueAction[] = [];
  if (reviewStatus !== undefined && reviewStatus !== record.reviewStatus) {
    if (!isAdministrator(viewer)) throw denied('modify');
    steps.push(STEP_TO[reviewStatus]);
  }
  if (isPublished !== undefined && isPublished !== record.isPublished) {
    steps.push(isPublished ? VenueAction.PUBLISH : VenueAction.UNPUBLISH);
  }
  return steps;
}

/** How a refusal calls what somebody wanted to do. */
const ACTION_NAMES: Partial<Record<VenueAction, string>> = {
  [VenueAction.SUBMIT]: 'submit',
  [VenueAction.PUBLISH]: 'publish',
  [VenueAction.UNPUBLISH]: 'unpublish',
};
