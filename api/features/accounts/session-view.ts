import type { UserError } from '../../platform/graphql/user-errors.ts';
import { AccountClosed, AccountPending, AccountRejected, TwoFactorRequired } from './login-error.types.ts';
import { AccountStatus } from './account.enums.ts';
import type { LoginOutcome } from './login.service.ts';
import type { UserService } from './user.service.ts';

type Refused = Extract<LoginOutcome, { kind: 'refused' }>;

/**
 * The messages of REST for accounts that may not sign in. In French, as they are displayed unchanged: the specification's client searches
 * them for "en attente d'approbation" and "rejetée".
 */
export function refusalText({ status, reason }: Refused): string {
  switch (status) {
    case AccountStatus.PENDING:
      return "Votre compte est en attente d'approbation par un administrateur.";
    case AccountStatus.REJECTED:
      return `Votre inscription a été rejetée.${reason ? ` Motif\u00a0: ${reason}` : ''}`;
    case AccountStatus.SUSPENDED:
      return 'Votre compte est suspendu. Contactez-nous pour en savoir plus.';
    case AccountStatus.INACTIVE:
      return 'Votre compte est désactivé. Contactez-nous pour en savoir plus.';
  }
}

/** The outcome of a login for GraphQL. */
export async function toSignedIn(users: UserService, outcome: LoginOutcome) {
  if (outcome.kind === 'signedIn') return { token: outcome.token, user: await users.byId(outcome.userId) };
  return { errors: [toLoginError(outcome)] };
}

function toLoginError(outcome: Exclude<LoginOutcome, { kind: 'signedIn' }>): UserError {
  if (outcome.kind === 'codeWanted') {
    const message = 'A code of the authenticator is required';
    return Object.assign(new TwoFactorRequired(), { code: 'TWO_FACTOR_REQUIRED', message, ticket: outcome.ticket });
  }
  const { status, reason } = outcome;
  switch (status) {
    case AccountStatus.PENDING:
      return Object.assign(new AccountPending(), {
        code: 'ACCOUNT_PENDING',
        message: 'The account waits for the approval of an administrator.',
      });
    case AccountStatus.REJECTED:
      return Object.assign(new AccountRejected(), {
        code: 'ACCOUNT_REJECTED',
        message: 'The registration was rejected.',
        reason: reason ?? '',
      });
    case AccountStatus.SUSPENDED:
    case AccountStatus.INACTIVE:
      return Object.assign(new AccountClosed(), {
        code: 'ACCOUNT_CLOSED',
        message: `The account is ${status === AccountStatus.SUSPENDED ? 'suspended' : 'inactive'}.`,
        status,
      });
  }
}
