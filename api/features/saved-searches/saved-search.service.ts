import { isDeepStrictEqual } from 'node:util';
import type { CaptchaService } from '../../platform/captcha/captcha.ts';
import { now, today } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { monthsBefore } from '../../platform/days.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { Idempotency } from '../../platform/idempotency/idempotency.ts';
import type { Outbox } from '../../platform/mail/mail-queue.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { validateInput } from '../../platform/validation.ts';
import type { Newcomers } from '../search/newcomers.service.ts';
import { CONFIRM_HOURS, KEPT_MONTHS, MAX_PER_EMAIL, SAVED_SEARCH_LIMITS } from './limits.ts';
import { SEARCH_CONFIRM, SEARCH_LIMIT } from './mails/saved-search.mails.ts';
import { readFilter, searchPath, storedFilter } from './saved-filter.ts';
import type { SavedSearchLinks } from './saved-search-links.ts';
import { SavedSearch } from './saved-search.entity.ts';
import { normalisedSearch, type SaveSearchInput } from './saved-search.inputs.ts';
import { lockSearchesOf } from './saved-search.queries.ts';

export interface SavedSearchDependencies {
  database: Database;
  idempotency: Idempotency;
  captcha: CaptchaService;
  limits: RateLimits;
  outbox: Outbox;
  newcomers: Newcomers;
  links: SavedSearchLinks;
}

/** A search that was confirmed. */
export interface ConfirmedSearch {
  searchPath: string;
  endsAt: Date;
}

type Asked = Pick<SavedSearch, 'email' | 'language'> & { filter: object; seenPosition: number };

/** Searches of visitors whose new venues are mailed to them, once they have confirmed it by the link of a mail. */
export class SavedSearchService {
  readonly #dependencies: SavedSearchDependencies;

  constructor(dependencies: SavedSearchDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stores a search and mails the link that confirms it. Whether the address is known is not told: the mail differs, the answer does not.
   * @throws AppError VALIDATION_FAILED, UNPROCESSABLE (key of another input), CONFLICT (the first call is in progress),
   *   RATE_LIMITED, CAPTCHA_FAILED.
   * @param address by which attempts are counted.
   */
  async save(given: SaveSearchInput, address: string): Promise<object> {
    const { idempotency, limits, captcha, newcomers } = this.#dependencies;
    const input = normalisedSearch(given);
    await validateInput(input);
    const { captchaToken, idempotencyKey, email, language } = input;
    const filter = storedFilter(input.filter);
    if (Object.keys(filter).length === 0) throw validationFailed([{ path: 'filter', code: 'required' }]);
    let seenPosition = 0;
    return idempotency.once<object>(
      { scope: 'saved-search', key: idempotencyKey ?? null, body: { email, language, filter } },
      {
        before: async () => {
          await limits.count([
            [SAVED_SEARCH_LIMITS.savePerAddress, address],
            [SAVED_SEARCH_LIMITS.savePerEmail, email],
          ]);
          seenPosition = await newcomers.lastPosition();
        },
        change: async (transaction) => {
          await captcha.consume(transaction, captchaToken);
          await this.#ask(transaction, { email, language, filter, seenPosition });
          return {};
        },
      },
    );
  }

  async #ask(transaction: Transaction, { email, language, filter, seenPosition }: Asked): Promise<void> {
    const { em } = transaction;
    await lockSearchesOf(transaction, email);
    const at = now();
    const stored = await em.find(SavedSearch, { email, endsAt: { $gt: at } });
    const same = stored.find((search) => isDeepStrictEqual(search.filter, filter));
    if (!same && stored.length >= MAX_PER_EMAIL) return this.#tellOfLimit(transaction, { email, language });
    const search = same ?? em.create(SavedSearch, { email, language, filter, seenPosition, askedAt: at, endsAt: at });
    Object.assign(search, { language, askedAt: at });
    if (!search.confirmedAt) search.endsAt = new Date(at.getTime() + CONFIRM_HOURS * 3_600_000);
    await em.flush();
    const mail = { data: { searchId: search.id }, dedupeKey: `${search.id} ${at.getTime()}` };
    await this.#dependencies.outbox.post(transaction, SEARCH_CONFIRM, {
      ...mail,
      to: { name: null, address: email },
      language,
    });
  }

  /** Once a day, with the searches of the address, each of which can be ended. */
  #tellOfLimit(transaction: Transaction, { email, language }: Pick<Asked, 'email' | 'language'>): Promise<void> {
    return this.#dependencies.outbox.post(transaction, SEARCH_LIMIT, {
      to: { name: null, address: email },
      language,
      data: { email },
      dedupeKey: today(),
    });
  }

  /**
   * Confirms a search, or keeps it for another year. The same link again changes nothing and is answered alike.
   * @throws AppError LINK_INVALID.
   */
  async confirm(token: string): Promise<ConfirmedSearch> {
    const { database, links } = this.#dependencies;
    const wanted = links.readConfirm(token);
    return database.transaction(async ({ em }) => {
      const at = now();
      const search = await em.findOne(SavedSearch, { ...wanted, endsAt: { $gt: at } });
      if (!search) throw new AppError('LINK_INVALID');
      if (!search.confirmedAt || search.confirmedAt < search.askedAt) {
        Object.assign(search, { confirmedAt: at, endsAt: monthsBefore(at, -KEPT_MONTHS) });
        await em.flush();
      }
      return { searchPath: searchPath(readFilter(search.filter)), endsAt: search.endsAt };
    });
  }

  /** Ends a search and deletes it; one that has ended already is answered alike. @throws AppError LINK_INVALID. */
  async end(token: string): Promise<object> {
    const { database, links } = this.#dependencies;
    const id = links.readEnd(token);
    await database.transaction(({ em }) => em.nativeDelete(SavedSearch, { id }));
    return {};
  }
}
