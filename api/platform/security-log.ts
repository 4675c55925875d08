import { auditScope } from './audit-context.ts';
import type { Logger } from './logger.ts';

/** Logged as warnings, as they may be an attack. */
const ALARMING = ['login.failed', 'password.refused', 'session.copied'] as const;
const USUAL = [
  'login.succeeded',
  'session.ended',
  'password.changed',
  'twoFactor.enabled',
  'twoFactor.disabled',
  'role.changed',
  'account.created',
  'account.changed',
] as const;

export type SecurityEvent = (typeof ALARMING)[number] | (typeof USUAL)[number];

/** Further fields: codes and numbers of the product, never user input; and the address of the request. */
export interface SecurityFacts {
  address?: string;
  reason?: string;
  role?: string;
  status?: string;
  sessionId?: string;
  sessions?: number;
}

/** Logs what happens to accounts and sessions, for monitoring: by ids, without names or secrets. */
export class SecurityLog {
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /**
   * Logs one event, which in a transaction is done after the commit. `by` is the actor, if it is another user.
   * @param userId of the account; null if there is none.
   */
  note(event: SecurityEvent, userId: string | null, facts: SecurityFacts = {}): void {
    const actor = auditScope.getStore()?.caller?.found?.id;
    const by = actor && actor !== userId ? { by: actor } : {};
    const level = ALARMING.some((each) => each === event) ? 'warn' : 'info';
    this.#logger[level]({ event, userId, ...by, ...facts }, 'security');
  }
}
