import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import type { AuditLogService } from './features/audit/audit-log.service.ts';
import { AuditAction } from './features/audit/audit.terms.ts';
import { actingScope } from './kernel/acting.ts';
import { callerOf } from './kernel/http/callers.ts';
import { beforeFile } from './kernel/http/csv-answer.ts';
import type { RestHandler } from './kernel/http/rest-routes.ts';

/** What a write is called in the audit log; or why it is not in it. */
export type Audited =
  | AuditAction
  | { readonly by: string; readonly actions: Readonly<Record<string, AuditAction>> }
  | { readonly exempt: string };

const A = AuditAction;
const VISITOR = { exempt: 'A visitor without an account does it; the request keeps its own history.' };
const SIGN_UP = { exempt: 'Whoever does it has no account in good standing yet.' };
const INBOX = { exempt: 'One’s own bell, of no consequence for anybody else.' };
const COUNTER = { exempt: 'It counts, and changes nothing.' };
const SESSION = { exempt: 'The session goes on as it was.' };
const LINK = { exempt: 'Anybody may ask for it for any address, and it changes nothing until the link is used.' };
const COPY = { exempt: 'A copy of one’s own data, for oneself.' };
const READING = { exempt: 'To open a message is to read it.' };
const PICTURE = { exempt: 'One’s own picture.' };

const IMPORT = { exempt: 'The history of imports keeps who began it and what became of every row.' };
const MAPPING = { exempt: 'How columns are read is of no consequence until a file is imported.' };

/** How each write is told of in the log. A write without a row fails `audit-actions.test.ts`. */
export const AUDIT_ACTIONS: Readonly<Record<string, Audited>> = {
  'Mutation.actOnVenues': {
    by: 'action',
    actions: {
      PUBLISH: A.PUBLISH_VENUE,
      UNPUBLISH: A.UNPUBLISH_VENUE,
      DELETE: A.DELETE_VENUE,
      RESTORE: A.RESTORE_VENUE,
    },
  },
  'Mutation.addPhotos': A.EDIT_PHOTOS,
  'Mutation.answerMessage': A.ANSWER_MESSAGE,
  'Mutation.answerQuoteRequest': A.ANSWER_QUOTE_REQUEST,
  'Mutation.approveChangeRequest': A.APPROVE_CHANGE_REQUEST,
  'Mutation.approveRegistration': A.APPROVE_REGISTRATION,
  'Mutation.approveRegistrations': A.APPROVE_REGISTRATION,
  'Mutation.approveVenue': A.APPROVE_VENUE,
  'Mutation.archiveMessage': A.ARCHIVE_MESSAGE,
  'Mutation.archiveMessages': A.ARCHIVE_MESSAGE,
  'Mutation.archiveQuoteRequest': A.ARCHIVE_QUOTE_REQUEST,
  'Mutation.arrangeReferences': A.EDIT_REFERENCES,
  'Mutation.arrangeSlider': A.EDIT_SLIDER,
  'Mutation.cancelSubscription': A.CANCEL_SUBSCRIPTION,
  'Mutation.changePassword': A.CHANGE_OWN_PASSWORD,
  'Mutation.changeQuoteRequest': VISITOR,
  'Mutation.cancelImport': IMPORT,
  'Mutation.checkImport': IMPORT,
  'Mutation.chooseHomepageImage': A.EDIT_PHOTOS,
  'Mutation.chooseQuoteAnswer': VISITOR,
  'Mutation.closeQuoteRequest': A.CLOSE_QUOTE_REQUEST,
  'Mutation.completeTwoFactor': A.SIGN_IN,
  'Mutation.confirmTwoFactor': A.CHANGE_TWO_FACTOR,
  'Mutation.createUser': A.CREATE_USER,
  'Mutation.createVenue': A.CREATE_VENUE,
  'Mutation.deactivateUser': A.DEACTIVATE_USER,
  'Mutation.declineRenewal': A.DECLINE_RENEWAL,
  'Mutation.deleteImportMapping': MAPPING,
  'Mutation.deleteMyAccount': A.DELETE_OWN_ACCOUNT,
  'Mutation.deleteNotification': INBOX,
  'Mutation.deletePromotion': A.DELETE_PROMOTION,
  'Mutation.deleteReadNotifications': INBOX,
  'Mutation.deleteReference': A.EDIT_REFERENCES,
  'Mutation.deleteVenue': A.DELETE_VENUE,
  'Mutation.demoLogin': A.SIGN_IN,
  'Mutation.disableTwoFactor': A.CHANGE_TWO_FACTOR,
  'Mutation.enableTwoFactor': { exempt: 'It proposes a secret; confirming it is what changes the account.' },
  'Mutation.endUserSessions': A.END_USER_SESSIONS,
  'Mutation.exportMyData': COPY,
  'Mutation.forwardQuoteRequest': A.FORWARD_QUOTE_REQUEST,
  'Mutation.login': A.SIGN_IN,
  'Mutation.logout': A.SIGN_OUT,
  'Mutation.markAllNotificationsRead': INBOX,
  'Mutation.markNotificationRead': INBOX,
  'Mutation.markNotificationsReadAbout': INBOX,
  'Mutation.publishVenue': A.PUBLISH_VENUE,
  'Mutation.reactivateUser': A.REACTIVATE_USER,
  'Mutation.readMessage': READING,
  'Mutation.reconsiderQuoteAnswer': VISITOR,
  'Mutation.recordPageView': COUNTER,
  'Mutation.recordPayment': A.RECORD_PAYMENT,
  'Mutation.recordVenueView': COUNTER,
  'Mutation.register': SIGN_UP,
  'Mutation.rejectChangeRequest': A.REJECT_CHANGE_REQUEST,
  'Mutation.rejectQuoteRequest': A.REJECT_QUOTE_REQUEST,
  'Mutation.rejectRegistration': A.REJECT_REGISTRATION,
  'Mutation.rejectRegistrations': A.REJECT_REGISTRATION,
  'Mutation.rejectVenue': A.REJECT_VENUE,
  'Mutation.remindQuoteOwners': A.REMIND_QUOTE_OWNERS,
  'Mutation.removeAvatar': PICTURE,
  'Mutation.removePhoto': A.EDIT_PHOTOS,
  'Mutation.renewSubscription': A.RENEW_SUBSCRIPTION,
  'Mutation.reopenMessage': A.REOPEN_MESSAGE,
  'Mutation.reopenQuoteRequest': A.REOPEN_QUOTE_REQUEST,
  'Mutation.reorderPhotos': A.EDIT_PHOTOS,
  'Mutation.replyToQuoteQuestion': VISITOR,
  'Mutation.requestPasswordReset': LINK,
  'Mutation.requestQuote': VISITOR,
  'Mutation.requestRenewal': A.REQUEST_RENEWAL,
  'Mutation.resendVerification': SIGN_UP,
  'Mutation.resetPassword': A.CHANGE_OWN_PASSWORD,
  'Mutation.restoreVenue': A.RESTORE_VENUE,
  'Mutation.reviewQuoteRequest': A.REVIEW_QUOTE_REQUEST,
  'Mutation.revokeOtherSessions': A.END_OWN_SESSIONS,
  'Mutation.revokeSession': A.END_OWN_SESSIONS,
  'Mutation.erasePersonData': { exempt: 'Its report says who erased, and when; whom, nothing may say.' },
  'Mutation.exportPersonData': { exempt: 'Nothing may name those who asked for their data.' },
  'Mutation.runRetention': { exempt: 'A run keeps a report of its own, which names who ran it.' },
  'Mutation.saveImportMapping': MAPPING,
  'Mutation.startImport': IMPORT,
  'Mutation.saveHouseSettings': A.SAVE_SETTINGS,
  'Mutation.savePlan': A.SAVE_PLAN,
  'Mutation.savePromotion': A.SAVE_PROMOTION,
  'Mutation.saveReference': A.EDIT_REFERENCES,
  'Mutation.sendMessage': VISITOR,
  'Mutation.sendPasswordLink': A.SEND_PASSWORD_LINK,
  'Mutation.setFavourites': A.EDIT_FAVOURITES,
  'Mutation.setPremierPage': A.EDIT_PREMIER_PAGE,
  'Mutation.setTopFive': A.EDIT_TOP_FIVE,
  'Mutation.submitVenue': A.SUBMIT_VENUE,
  'Mutation.suspendUser': A.SUSPEND_USER,
  'Mutation.unpublishVenue': A.UNPUBLISH_VENUE,
  'Mutation.updatePhoto': A.EDIT_PHOTOS,
  'Mutation.updateProfile': A.EDIT_OWN_ACCOUNT,
  'Mutation.updateUser': A.EDIT_USER,
  'Mutation.updateVenue': A.EDIT_VENUE,
  'Mutation.updateVenueStaff': A.PLACE_VENUE,
  'Mutation.updateVenuesStaff': A.PLACE_VENUE,
  'Mutation.uploadAvatar': PICTURE,
  'Mutation.verifyEmail': SIGN_UP,
  'Mutation.withdrawChangeRequest': A.WITHDRAW_CHANGE_REQUEST,
  'Mutation.withdrawQuoteRequest': VISITOR,
  'Mutation.withdrawVenue': A.WITHDRAW_VENUE,

  'DELETE /establishments/{id}': A.DELETE_VENUE,
  'DELETE /establishments/{id}/photos/{photoId}': A.EDIT_PHOTOS,
  'DELETE /notifications': INBOX,
  'DELETE /notifications/{id}': INBOX,
  'DELETE /public/establishments/{id}': A.DELETE_VENUE,
  'POST /activities': COUNTER,
  'POST /auth/forgot-password': LINK,
  'POST /auth/login': A.SIGN_IN,
  'POST /auth/logout': A.SIGN_OUT,
  'POST /auth/register': SIGN_UP,
  'POST /auth/resend-verification': SIGN_UP,
  'POST /auth/reset-password': A.CHANGE_OWN_PASSWORD,
  'POST /contact': VISITOR,
  'POST /establishments': A.CREATE_VENUE,
  'POST /establishments/{id}/photos': A.EDIT_PHOTOS,
  'POST /imports': IMPORT,
  'POST /public/establishments': A.CREATE_VENUE,
  'POST /quotes': VISITOR,
  'POST /token/refresh': SESSION,
  'POST /token/validate': SESSION,
  'PUT /establishments/{id}': A.EDIT_VENUE,
  'PUT /establishments/{id}/homepage-image': A.EDIT_PHOTOS,
  'PUT /establishments/{id}/photos/reorder': A.EDIT_PHOTOS,
  'PUT /notifications/read-all': INBOX,
  'PUT /notifications/{id}/read': INBOX,
  'PUT /public/establishments/{id}': A.EDIT_VENUE,
  'PUT /users/{id}': A.EDIT_USER,
};

/** Reads that take much away at once. */
export const AUDITED_EXPORTS: Readonly<Record<string, AuditAction>> = {
  'GET /audit-log/export': A.EXPORT_AUDIT_LOG,
  'GET /establishments/export': A.EXPORT_VENUES,
  'GET /quotes/export': A.EXPORT_QUOTE_REQUESTS,
};

/** Conditions of an export that may name somebody are not noted. */
const UNTOLD_CONDITIONS = ['q'];

function actionOf(write: string, args: Readonly<Record<string, unknown>>): AuditAction | null {
  const audited = AUDIT_ACTIONS[write];
  if (audited === undefined) return null;
  if (typeof audited === 'string') return audited;
  return 'exempt' in audited ? null : (audited.actions[String(args[audited.by])] ?? null);
}

/** Says of each mutation what is being done, and by whom: what its transactions change is then told of in the log. */
export function actingInMutations(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = (source, args: Record<string, unknown>, context: Context, info) => {
      const action = actionOf(`Mutation.${field.name}`, args);
      const work = (): unknown => resolve(source, args, context, info);
      return actingScope.run(action && { action, caller: context.caller }, work);
    };
  }
  return schema;
}

/** The same for routes of REST; of an export its own entry, without which no file goes out. */
export function actingInRest(auditLog: AuditLogService) {
  return (route: string, handler: RestHandler): RestHandler => {
    const exported = AUDITED_EXPORTS[route];
    return (request, response) => {
      const caller = callerOf(response);
      if (exported)
        beforeFile(response, () =>
          auditLog.noteExport(exported, caller.found!, route.replace('GET ', ''), conditionsOf(request.query)),
        );
      const action = actionOf(route, {});
      return actingScope.run(action && { action, caller }, async () => handler(request, response));
    };
  };
}

function conditionsOf(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const told = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && !UNTOLD_CONDITIONS.includes(name) ? [[name, value.slice(0, 100)]] : [],
  );
  return Object.fromEntries(told) as Record<string, string>;
}
