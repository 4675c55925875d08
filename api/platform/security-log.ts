import { auditScope } from './audit-context.ts';
import type { Logger } from './logger.ts';

/** What is told at the level of warnings, because it may be an attack. */
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

/** Beside the ids: words and numbers of ours, never what somebody typed; and the address that it came from. */
export interface SecurityFacts {
  address?: string;
  reason?: string;
  role?: string;
  status?: string;
  sessionId?: string;
  sessions?: number;
}

/** Tells the log, for whoever watches the product, what happened to accounts and sessions: by ids, without names or secrets. */
export class SecurityLog {
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /**
   * One line. What a transaction does is told after its commit. Who did it to another one is `by`.
   * @param userId whose account; null = of nobody.
   */
  note(event: SecurityEvent, userId: string | null, facts: SecurityFacts = {}): void {
    const actor = auditScope.getStore()?.caller?.found?.id;
    const by = actor && actor !== userId ? { by: actor } : {};
    const level = ALARMING.some((each) => each === event) ? 'warn' : 'info';
    this.#logger[level]({ event, userId, ...by, ...facts }, 'security');
  }
}
