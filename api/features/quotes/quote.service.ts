import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { QUOTE_LIMITS } from './limits.ts';
import type { CaptchaService } from '../../platform/captcha/captcha.ts';
import { now, today } from '../../platform/clock.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import { transition } from '../../platform/workflow.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { nextReference } from '../../platform/reference-number.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import type { RoomFitService } from '../search/room-fit.service.ts';
import type { SearchService } from '../search/search.service.ts';
import type { QuoteRequestVenue } from './quote-venue.entity.ts';
import { QuoteRequest } from './quote.entity.ts';
import { linkExpiry, type QuoteLinks } from './quote-links.ts';
import type { QuoteRequestInput } from './quote.inputs.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import { QuoteChanged, QuoteRequested, QuoteWithdrawn } from './events.ts';
import { checkInput, normalised } from './quote-rules.ts';
import { QuoteActor, QuoteRequestAction } from './quote.enums.ts';
import { QuoteReading } from './quote-reading.ts';
import {
  lockedQuote,
  ofLink,
  type QuoteStep,
  recorded,
  writeStep,
  writeVenues,
  type ChosenVenue,
} from './quote-writer.ts';

export interface QuoteServiceDependencies {
  database: Database;
  search: SearchService;
  rooms: RoomFitService;
  idempotency: Idempotency;
  captcha: CaptchaService;
  limits: RateLimits;
  links: QuoteLinks;
}

/** The parameters of a form beside its fields. */
export interface FormSender {
  captchaToken: string | null | undefined;
  idempotencyKey: string | null | undefined;
  /** The address by which attempts are counted. */
  address: string;
}

/** Quote requests, for their senders. Used by GraphQL and REST. */
export class QuoteService {
  readonly #dependencies: QuoteServiceDependencies;

  constructor(dependencies: QuoteServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stores a request: it, the mails and the notifications are one transaction. The same idempotency key and input return the same
   * request.
   * @throws AppError VALIDATION_FAILED, UNPROCESSABLE (key of another input), CONFLICT (the first call is in progress),
   *   RATE_LIMITED, CAPTCHA_FAILED.
   */
  async request(
    given: QuoteRequestInput,
    { captchaToken, idempotencyKey, address }: FormSender,
  ): Promise<{ request: QuoteRequest; token: string }> {
    const { idempotency, limits, captcha, links } = this.#dependencies;
    const input = normalised(given);
    await checkInput(input, today());
    const venues = await this.#chosen(input.venueIds);
    const attempt = { scope: 'quote-request', key: idempotencyKey ?? null, body: input };
    const { id } = await idempotency.once(attempt, {
      before: () =>
        limits.count([
          [QUOTE_LIMITS.quotePerAddress, address],
          [QUOTE_LIMITS.quotePerEmail, input.email.toLowerCase()],
        ]),
      change: async (transaction) => {
        await captcha.consume(transaction, captchaToken);
        const request = await this.#write(transaction, input, venues);
        await transaction.publish(new QuoteRequested({ request }));
        return { id: request.id };
      },
    });
    const written = await this.#load({ id });
    if (!written) throw new AppError('NOT_FOUND');
    return { request: written, token: links.tokenOf(written) };
  }

  /** The request of a private link; null = the link is wrong or has expired. */
  byLink(token: string): Promise<QuoteRequest | null> {
    return this.#load(ofLink(token));
  }

  /**
   * Changes a request that was not handled yet.
   * @param version of the request that the visitor has read.
   * @throws AppError NOT_FOUND, FORBIDDEN (too late), CONFLICT (changed since), VALIDATION_FAILED, RATE_LIMITED.
   */
  async change(token: string, given: QuoteRequestInput, version: number): Promise<{ request: QuoteRequest }> {
    const input = normalised(given);
    const seen = await this.#seen(token);
    await checkInput(input, today(), seen.startDate);
    const kept = input.venueIds.length ? await seen.venues.loadItems() : [];
    const venues = await this.#chosen(input.venueIds, kept);
    await this.#dependencies.limits.count([
      [QUOTE_LIMITS.quoteChange, seen.id],
      [QUOTE_LIMITS.quotePerEmail, input.email.toLowerCase()],
    ]);
    await this.#step({ token, version }, QuoteRequestAction.CHANGE, async (transaction, request) => {
      const { venueIds: _, consent: __, ...fields } = input;
      Object.assign(request, fields, { consentAt: now(), linkExpiresAt: linkExpiry() });
      await writeVenues(transaction, request.id, venues);
      return new QuoteChanged({ request });
    });
    return { request: (await this.#load({ id: seen.id }))! };
  }

  /**
   * Withdraws a request.
   * @param version of the request that the visitor has read.
   * @param reason null = none is given.
   * @throws AppError NOT_FOUND, FORBIDDEN (it has ended), CONFLICT (changed since), VALIDATION_FAILED, RATE_LIMITED.
   */
  async withdraw(token: string, version: number, reason: string | null): Promise<{ request: QuoteRequest }> {
    const text = manyLines(reason ?? '') || null;
    if (text && text.length > FORM_LIMITS.reason)
      throw validationFailed([{ path: 'reason', code: 'tooLong', params: { max: FORM_LIMITS.reason } }]);
    const { id } = await this.#seen(token);
    await this.#dependencies.limits.count([[QUOTE_LIMITS.quoteChange, id]]);
    await this.#step({ token, version }, QuoteRequestAction.WITHDRAW, async (_, request) => {
      Object.assign(request, { withdrawnAt: now(), withdrawalReason: text });
      return new QuoteWithdrawn({ request });
    });
    return { request: (await this.#load({ id }))! };
  }

  async #write(transaction: Transaction, input: QuoteRequestInput, venues: ChosenVenue[]): Promise<QuoteRequest> {
    const id = randomUUID();
    const { venueIds: _, consent: __, ...fields } = input;
    const request = transaction.em.create(QuoteRequest, {
      ...fields,
      id,
      ...this.#dependencies.links.issue(id),
      consentAt: now(),
      // Late, because the counter is locked until the end of this transaction.
      reference: await nextReference(transaction, 'DEV'),
    });
    await transaction.em.flush();
    await writeVenues(transaction, id, venues);
    await writeStep(transaction, request, { action: null, actor: QuoteActor.VISITOR });
    return request;
  }

  #step(
    { token, version }: { token: string; version: number },
    action: QuoteRequestAction,
    effect: NonNullable<QuoteStep['effect']>,
  ): Promise<void> {
    const lock = (transaction: Transaction) => lockedQuote(transaction, ofLink(token));
    const step = recorded({
      action,
      by: QuoteActor.VISITOR,
      effect: async (transaction, request) => {
        // After the workflow, whose FORBIDDEN is more specific than a conflict.
        if (request.version !== version) throw new AppError('CONFLICT');
        return effect(transaction, request);
      },
    });
    return transition(this.#dependencies.database, quoteWorkflow, { lock, ...step });
  }

  async #seen(token: string): Promise<QuoteRequest> {
    const found = await this.byLink(token);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }

  /** The venues of these ids; those that are in the request already need not be public any more. */
  async #chosen(ids: string[], kept: readonly QuoteRequestVenue[] = []): Promise<ChosenVenue[]> {
    const cards = new Map((await this.#dependencies.search.publicCards(ids)).map((card) => [card.id, card]));
    const found = ids.map((id) => cards.get(id) ?? kept.find(({ venue }) => venue?.id === id));
    const unknown = found.findIndex((venue) => !venue);
    if (unknown >= 0) {
      throw validationFailed([{ path: 'venueIds', code: 'unknownVenue', params: { value: ids[unknown]! } }]);
    }
    return found.map((venue, index) => ({ id: ids[index]!, name: venue!.name, city: venue!.city }));
  }

  #load(where: object): Promise<QuoteRequest | null> {
    return QuoteReading.one(this.#dependencies, { actor: QuoteActor.VISITOR }, where);
  }
}
