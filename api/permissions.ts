/**
 * Who reaches which operation: the one table that `permissions.test.ts` holds the running schema and router to. An operation
 * without a row fails there, and so does a row without an operation. What stands behind the gate (whose object it is, what state
 * it is in) is told by the tests of each feature; where the owner of an object is asked for, the row says so.
 */
export type Access =
  /** Everybody; a token that is good for nothing is as good as none. */
  | 'everybody'
  /** Everybody who shows no token, and everybody whose session lives: a dead one is told. */
  | 'everybodyWithoutDeadSession'
  /** Everybody with a living session, for himself. */
  | 'session'
  /** The user whom it is about, and administrators. */
  | 'himselfOrAdministrators'
  | 'administrators'
  /** Nobody: it is served once there are lists of one's own. */
  | 'nobody';

export const PERMISSIONS: Readonly<Record<string, Access>> = {
  // Public reads.
  'Query.captchaChallenge': 'everybody',
  'Query.catalogueState': 'everybody',
  'Query.demoRoles': 'everybody',
  'Query.home': 'everybody',
  'Query.quoteFit': 'everybody',
  'Query.quoteRequest': 'everybody',
  'Query.runningPromotions': 'everybody',
  'Query.searchVenues': 'everybody',
  'Query.suggestions': 'everybody',
  'Query.venue': 'everybody',
  'Query.venueCards': 'everybody',
  'Query.venueMovedTo': 'everybody',
  'Query.venues': 'everybody',
  'Subscription.catalogueChanged': 'everybodyWithoutDeadSession',

  // Forms for everybody: a captcha, or the secret of a link, is what they ask for.
  'Mutation.changeQuoteRequest': 'everybody',
  'Mutation.requestQuote': 'everybody',
  'Mutation.sendMessage': 'everybody',
  'Mutation.withdrawQuoteRequest': 'everybody',

  // The way in.
  'Mutation.completeTwoFactor': 'everybody',
  'Mutation.demoLogin': 'everybody',
  'Mutation.login': 'everybody',
  'Mutation.logout': 'everybody',
  'Mutation.register': 'everybody',
  'Mutation.requestPasswordReset': 'everybody',
  'Mutation.resendVerification': 'everybody',
  'Mutation.resetPassword': 'everybody',
  'Mutation.verifyEmail': 'everybody',
  'Query.viewer': 'everybodyWithoutDeadSession',

  // One's own account.
  'Mutation.changePassword': 'session',
  'Mutation.confirmTwoFactor': 'session',
  'Mutation.deleteMyAccount': 'session',
  'Mutation.disableTwoFactor': 'session',
  'Mutation.enableTwoFactor': 'session',
  'Mutation.exportMyData': 'session',
  'Mutation.recordPageView': 'session',
  'Mutation.removeAvatar': 'session',
  'Mutation.revokeOtherSessions': 'session',
  'Mutation.revokeSession': 'session',
  'Mutation.updateProfile': 'session',
  'Mutation.uploadAvatar': 'session',
  'Query.sessions': 'session',

  // The accounts of others.
  'Mutation.approveRegistration': 'administrators',
  'Mutation.reactivateUser': 'administrators',
  'Mutation.rejectRegistration': 'administrators',
  'Mutation.suspendUser': 'administrators',
  'Mutation.updateUser': 'administrators',

  // REST.
  'GET /auth/captcha': 'everybody',
  'GET /auth/status': 'everybody',
  'GET /auth/verify-email/{token}': 'everybody',
  'GET /establishments': 'everybody',
  'GET /establishments/my': 'nobody',
  'GET /establishments/suggestions': 'everybody',
  'GET /establishments/{id}': 'everybody',
  'GET /public/establishments': 'everybody',
  'GET /public/establishments/slug/{slug}': 'everybody',
  'GET /public/establishments/{id}': 'everybody',
  'GET /public/favorites': 'everybody',
  'GET /users/me': 'session',
  'POST /activities': 'session',
  'POST /auth/forgot-password': 'everybody',
  'POST /auth/login': 'everybody',
  'POST /auth/logout': 'everybody',
  'POST /auth/register': 'everybody',
  'POST /auth/resend-verification': 'everybody',
  'POST /auth/reset-password': 'everybody',
  'POST /contact': 'everybody',
  'POST /quotes': 'everybody',
  'POST /token/refresh': 'session',
  'POST /token/validate': 'everybody',
  'PUT /users/{id}': 'himselfOrAdministrators',
};
