import { timingSafeEqual } from 'node:crypto';
import { AppError } from '../../platform/errors.ts';
import type { Secret } from '../../platform/secret.ts';
import type { SavedSearch } from './saved-search.entity.ts';

/** The pages of the links; the second one is also where mail programs end a search by a POST (RFC 8058). */
const CONFIRM_PATH = '/recherches/confirmer';
export const END_PATH = '/recherches/arreter';

/** The signature has 43 characters, the text before it at most 50. */
const MAX_LENGTH = 100;
const SEPARATOR = '~';

/**
 * The links in mails about saved searches. A token is signed and names its search, so nothing of it is stored, a forged one never reaches the
 * database, and each mail may have the same link. The one that confirms also names the time at which it was asked for: a later one replaces it.
 */
export class SavedSearchLinks {
  readonly #secret: Secret;

  constructor(secret: Secret) {
    this.#secret = secret;
  }

  confirmPath({ id, askedAt }: Pick<SavedSearch, 'id' | 'askedAt'>): string {
    return `${CONFIRM_PATH}?token=${this.#token('confirm', `${id}${SEPARATOR}${askedAt.getTime()}`)}`;
  }

  endPath(id: string): string {
    return `${END_PATH}?token=${this.#token('end', id)}`;
  }

  /** @throws AppError LINK_INVALID. */
  readConfirm(token: string): Pick<SavedSearch, 'id' | 'askedAt'> {
    const [id, time] = this.#read('confirm', token);
    return { id: id!, askedAt: new Date(Number(time)) };
  }

  /** The id of the search. @throws AppError LINK_INVALID. */
  readEnd(token: string): string {
    return this.#read('end', token)[0]!;
  }

  #token(purpose: string, text: string): string {
    return `${text}${SEPARATOR}${this.#secret.sign(`saved-search-${purpose}`, text)}`;
  }

  #read(purpose: string, token: string): string[] {
    const at = token.lastIndexOf(SEPARATOR);
    const text = token.slice(0, Math.max(at, 0));
    if (token.length > MAX_LENGTH || !isSame(token, this.#token(purpose, text))) throw new AppError('LINK_INVALID');
    return text.split(SEPARATOR);
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
