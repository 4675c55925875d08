import { User } from '../accounts/user.entity.ts';
import { Venue } from './venue.entity.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, planLimitReached, staleVersion } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { slugify } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { lockAccounts } from '../accounts/user.queries.ts';
import { limitsOf } from '../billing/plan-limits.queries.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { ChangeRequestDetails } from './change-request.types.ts';
import { editableOf } from './managed-venue-content.ts';
import { contentFor, type SeenVenue } from './managed-venue-view.ts';
import type { ManagedVenueService } from './managed-venue.service.ts';
import { denied, managedRecord, type ManagedRecord, recordOf } from './managed-venue-record.queries.ts';
import { insertVenues, NO_FLAGS } from './venue-bulk.queries.ts';
import { newlyRequested, type EditableContent, type VenuePatch } from './venue-patch-content.ts';
import { EMPTY_VENUE, type VenueContent } from './venue-content.ts';
import { VenueStaffInput } from './venue-action.inputs.ts';
import type { CreateVenueInput, VenueInput } from './venue.inputs.ts';
import { assertMayCreate, isAdministrator, venueActionsOf } from './venue.policy.ts';
import { placed } from './venue-place.ts';
import { freeSlugs } from './venue-slug.ts';
import { assertOwner, staffColumns, readStaffFacts } from './venue-staff.ts';
import { deletionOf } from './venue-transition-rules.ts';
import type { VenueTransitions } from './venue-transitions.ts';
import { patchOf, normalisedComment, normalisedReason, normalisedVenue, wantedSlug } from './venue-normalised.ts';
import { lockHome, lockVenues } from './venue.queries.ts';
import { VenueAction } from './venue-management.enums.ts';
import { VERBS } from './venue.workflow.ts';
import { ReviewStatus } from './venue.enums.ts';
import { assertFree, oneSlugAtATime, writePatch } from './venue-writer.ts';

export interface VenueServiceDependencies {
  jobs: Jobs;
  database: Database;
  venueTransitions: VenueTransitions;
  reader: ManagedVenueService;
  idempotency: Idempotency;
}

/** A written venue, and its change request; null = the change is in force. */
export interface SavedVenue {
  venue: SeenVenue;
  changeRequest: ChangeRequestDetails | null;
}

/** The changes of a venue. */
export interface VenueChange {
  input?: VenueInput | null;
  /** Placement and owner. */
  staff?: VenueStaffInput;
  /** The version that the viewer has read; null = any. */
  version: number | null;
  comment?: string | null;
  /** Target states, by their names in REST; those that it has already have no effect. */
  isPublished?: boolean | undefined;
  reviewStatus?: ReviewStatus | undefined;
  /** The reason of a rejection. */
  reason?: string | undefined;
}

/** The default contact: that of the owner's registration. */
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

/** Writes of venues by owners and staff, for GraphQL and REST. */
export class VenueService {
  readonly #dependencies: VenueServiceDependencies;

  constructor(dependencies: VenueServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Creates a draft.
   * @param key idempotency key.
   * @throws AppError FORBIDDEN for the team, VALIDATION_FAILED, PLAN_LIMIT_REACHED.
   */
  async create(viewer: Viewer, given: CreateVenueInput, key: string | null = null): Promise<SavedVenue> {
    assertMayCreate(viewer);
    const input = normalisedVenue(given);
    await validateInput(input);
    const patch = { ...patchOf(input), ...placed(input, null) };
    const slug = wantedSlug(input.slug);
    const { idempotency, jobs } = this.#dependencies;
    const change = async (transaction: Transaction): Promise<{ id: string }> => {
      const ownerId = await newOwner(transaction, viewer, input.ownerId ?? null);
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
    return this.#saved(viewer, id, false);
  }

  /**
   * Changes a venue. An owner's change of an approved one becomes a change request.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT (changed since), VALIDATION_FAILED.
   */
  async update(viewer: Viewer, idOrSlug: string, change: VenueChange): Promise<SavedVenue> {
    const { venueTransitions } = this.#dependencies;
    const { version, staff = new VenueStaffInput() } = change;
    const input = change.input ? normalisedVenue(change.input) : null;
    const comment = normalisedComment(change.comment);
    const writing = { action: VenueAction.EDIT, version, staff };
    const { id, result } = await this.#write(viewer, idOrSlug, writing, async (transaction, record) => {
      if (input) await validateInput(input);
      await validateInput(staff);
      const columns = staffColumns(viewer, record, staff, await readStaffFacts(transaction, staff));
      const patch = input ? await patchFor(transaction, viewer, record, input) : {};
      if (!venueActionsOf(viewer, record).includes(VenueAction.EDIT)) throw new AppError('CONFLICT');
      const isChanged = Object.keys(patch).length > 0;
      const requestId = isChanged ? await venueTransitions.change(transaction, viewer, record, patch, comment) : null;
      await venueTransitions.give(transaction, viewer, [{ record, columns }]);
      for (const action of stepsOf(viewer, record, change)) {
        const words = action === VenueAction.REJECT ? { reason: normalisedReason(change.reason) } : {};
        const current = (await recordOf(transaction, record.id))!;
        await venueTransitions.move(transaction, viewer, current, action, words);
      }
      return requestId;
    });
    return this.#saved(viewer, id, result !== null);
  }

  /**
   * Moves a venue to another state.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT (changed since, or not possible in its state), VALIDATION_FAILED, PLAN_LIMIT_REACHED.
   */
  async act(
    viewer: Viewer,
    idOrSlug: string,
    action: VenueAction,
    { version = null, reason }: { version?: number | null; reason?: string } = {},
  ): Promise<SavedVenue> {
    const words = action === VenueAction.REJECT ? { reason: normalisedReason(reason) } : {};
    const { id } = await this.#write(viewer, idOrSlug, { action, version }, (transaction, record) =>
      this.#dependencies.venueTransitions.move(transaction, viewer, record, action, words),
    );
    return this.#saved(viewer, id, false);
  }

  /**
   * Deletes a venue, or requests it if the venue is approved and the viewer its owner. Repeating the request has no effect.
   * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION_FAILED.
   */
  async delete(
    viewer: Viewer,
    idOrSlug: string,
    given: string | null = null,
    version: number | null = null,
  ): Promise<SavedVenue | { id: string }> {
    const comment = normalisedComment(given);
    const writing = { action: VenueAction.DELETE, version };
    const { id, result } = await this.#write(viewer, idOrSlug, writing, async (transaction, record) => {
      const action = deletionOf(viewer, record);
      if (action) await this.#dependencies.venueTransitions.move(transaction, viewer, record, action, { comment });
      return action;
    });
    return result === VenueAction.DELETE ? { id } : this.#saved(viewer, id, true);
  }

  /** Locks a venue, reads it and works on it. @param version the one that the viewer has read; null = any. */
  async #write<Result>(
    viewer: Viewer,
    idOrSlug: string,
    { action, version, staff }: { action: VenueAction; version: number | null; staff?: VenueStaffInput },
    work: (transaction: Transaction, record: ManagedRecord) => Promise<Result>,
  ): Promise<{ id: string; result: Result }> {
    return this.#dependencies.database.transaction(async (transaction) => {
      if (staff?.isTopFive) await lockHome(transaction);
      await lockVenues(transaction, [idOrSlug], staff?.ownerId ? [staff.ownerId] : []);
      const record = await managedRecord(transaction, viewer, idOrSlug, { action: VERBS[action] });
      if (version !== null && record.version !== version) throw staleVersion();
      return { id: record.id, result: await work(transaction, record) };
    });
  }

  async #saved(viewer: Viewer, id: string, isRequested: boolean): Promise<SavedVenue> {
    const venue = await this.#dependencies.reader.byId(viewer, id);
    return { venue, changeRequest: (isRequested && venue.pendingChange) || null };
  }
}

/** The changes of an input to a venue as the viewer sees it. */
async function patchFor(
  transaction: Transaction,
  viewer: Viewer,
  record: ManagedRecord,
  input: VenueInput,
): Promise<VenuePatch> {
  const wished = contentFor(viewer, record);
  const patch: VenuePatch = { ...patchOf(input), ...placed(input, wished) };
  const slug =
    input.slug === undefined ? null : await slugFor(transaction, record.id, { ...wished, ...patch }, input.slug);
  return newlyRequested(wished, editableOf(record), record.pendingBefore ?? {}, slug ? { ...patch, slug } : patch);
}

/** The wanted slug, or else one generated from name and city; null = unchanged. */
async function slugFor(
  transaction: Transaction,
  venueId: string,
  { slug, name, communeCode, postalCode }: EditableContent,
  wish: string | null,
): Promise<string | null> {
  const wished = wantedSlug(wish);
  if (wished) {
    await assertFree(transaction, wished, venueId);
    return wished;
  }
  const city = gazetteer().communes.get(communeCode)?.name ?? '';
  if (slug.startsWith(slugify(`${name} ${city}`))) return null;
  const [free = null] = await freeSlugs(transaction, [{ name, city, postalCode, key: venueId }]);
  return free;
}

/** The owner of a new venue, whose plan must have room for it. */
async function newOwner(transaction: Transaction, viewer: Viewer, wished: string | null): Promise<string | null> {
  if (isAdministrator(viewer)) return wished === null ? null : assertOwner(transaction, wished);
  // Concurrent calls are counted one after the other.
  await lockAccounts(transaction, [viewer.id]);
  const { venues } = await limitsOf(transaction, viewer.id);
  if (venues !== null) {
    const count = await transaction.em.count(Venue, { owner: viewer.id, deletedAt: null });
    if (count >= venues) throw planLimitReached('venues', venues);
  }
  return viewer.id;
}

/** The action that leads to each status. */
const STEP_TO: Readonly<Record<ReviewStatus, VenueAction>> = {
  DRAFT: VenueAction.WITHDRAW,
  PENDING: VenueAction.SUBMIT,
  APPROVED: VenueAction.APPROVE,
  REJECTED: VenueAction.REJECT,
};

/** The actions that lead to the wanted states. @throws AppError FORBIDDEN for a review status, unless the viewer is an administrator. */
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
