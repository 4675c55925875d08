import type { Handler } from 'express';
import { type DocumentNode, type ExecutionResult, Kind, OperationTypeNode } from 'graphql';
import type { DeskService } from './features/notifications/desk.service.ts';
import { DeskTopic } from './features/notifications/desk.terms.ts';
import type { Operation } from './kernel/graphql/executor.ts';

const { REGISTRATIONS, USERS, SUBSCRIPTIONS, VENUES, CHANGE_REQUESTS, QUOTES, MESSAGES, CONTENT, DATA_PROTECTION } =
  DeskTopic;

/** Of nobody's list but one's own. */
const OWN: readonly DeskTopic[] = [];
const VENUE = [VENUES, CHANGE_REQUESTS];
/** Of a venue that stands somewhere on the home page, it shows there too. */
const SHOWN_VENUE = [...VENUE, CONTENT];

/** Which lists of the house each write changes. A write without a row fails `desk-topics.test.ts`. */
export const DESK_CHANGES: Readonly<Record<string, readonly DeskTopic[]>> = {
  'Mutation.actOnVenues': SHOWN_VENUE,
  'Mutation.addPhotos': VENUE,
  'Mutation.answerMessage': [MESSAGES],
  'Mutation.answerQuoteRequest': [QUOTES],
  'Mutation.approveChangeRequest': SHOWN_VENUE,
  'Mutation.approveRegistration': [REGISTRATIONS, USERS],
  'Mutation.approveRegistrations': [REGISTRATIONS, USERS],
  'Mutation.approveVenue': SHOWN_VENUE,
  'Mutation.archiveMessage': [MESSAGES],
  'Mutation.archiveMessages': [MESSAGES],
  'Mutation.archiveQuoteRequest': [QUOTES],
  'Mutation.arrangeReferences': [CONTENT],
  'Mutation.arrangeSlider': [CONTENT, VENUES],
  'Mutation.cancelSubscription': [SUBSCRIPTIONS],
  'Mutation.cancelImport': OWN,
  'Mutation.changePassword': OWN,
  'Mutation.changeQuoteRequest': [QUOTES],
  // The job tells of the venues once it has written them.
  'Mutation.checkImport': OWN,
  'Mutation.chooseHomepageImage': VENUE,
  'Mutation.chooseQuoteAnswer': [QUOTES],
  'Mutation.closeQuoteRequest': [QUOTES],
  'Mutation.completeTwoFactor': [USERS],
  'Mutation.confirmTwoFactor': OWN,
  'Mutation.createUser': [USERS],
  'Mutation.createVenue': VENUE,
  'Mutation.deactivateUser': [USERS, ...SHOWN_VENUE],
  'Mutation.declineRenewal': [SUBSCRIPTIONS],
  'Mutation.deleteImportMapping': OWN,
  'Mutation.deleteMyAccount': [REGISTRATIONS, USERS, SUBSCRIPTIONS, ...SHOWN_VENUE],
  'Mutation.deleteNotification': OWN,
  'Mutation.deletePromotion': OWN,
  'Mutation.deleteReadNotifications': OWN,
  'Mutation.deleteReference': [CONTENT],
  'Mutation.deleteVenue': SHOWN_VENUE,
  'Mutation.demoLogin': [USERS],
  'Mutation.disableTwoFactor': OWN,
  'Mutation.enableTwoFactor': OWN,
  'Mutation.endUserSessions': [USERS],
  'Mutation.erasePersonData': [QUOTES, MESSAGES, USERS, DATA_PROTECTION],
  'Mutation.exportMyData': OWN,
  'Mutation.exportPersonData': OWN,
  'Mutation.forwardQuoteRequest': [QUOTES],
  'Mutation.login': [USERS],
  'Mutation.logout': [USERS],
  'Mutation.markAllNotificationsRead': OWN,
  'Mutation.markNotificationRead': OWN,
  'Mutation.markNotificationsReadAbout': [QUOTES],
  'Mutation.publishVenue': SHOWN_VENUE,
  'Mutation.reactivateUser': [USERS, ...SHOWN_VENUE],
  'Mutation.readMessage': [MESSAGES],
  'Mutation.reconsiderQuoteAnswer': [QUOTES],
  'Mutation.recordPageView': OWN,
  'Mutation.recordPayment': [SUBSCRIPTIONS],
  'Mutation.recordVenueView': OWN,
  'Mutation.register': [REGISTRATIONS, USERS],
  'Mutation.rejectChangeRequest': VENUE,
  'Mutation.rejectQuoteRequest': [QUOTES],
  'Mutation.rejectRegistration': [REGISTRATIONS, USERS],
  'Mutation.rejectRegistrations': [REGISTRATIONS, USERS],
  'Mutation.rejectVenue': SHOWN_VENUE,
  'Mutation.remindQuoteOwners': [QUOTES],
  'Mutation.removeAvatar': [USERS],
  'Mutation.removePhoto': VENUE,
  'Mutation.renewSubscription': [SUBSCRIPTIONS, ...SHOWN_VENUE],
  'Mutation.reopenMessage': [MESSAGES],
  'Mutation.reopenQuoteRequest': [QUOTES],
  'Mutation.reorderPhotos': VENUE,
  'Mutation.replyToQuoteQuestion': [QUOTES],
  'Mutation.requestPasswordReset': OWN,
  'Mutation.requestQuote': [QUOTES],
  'Mutation.requestRenewal': [SUBSCRIPTIONS],
  'Mutation.resendVerification': OWN,
  'Mutation.resetPassword': OWN,
  'Mutation.restoreVenue': SHOWN_VENUE,
  'Mutation.reviewQuoteRequest': [QUOTES],
  'Mutation.revokeOtherSessions': [USERS],
  'Mutation.revokeSession': [USERS],
  'Mutation.runRetention': [QUOTES, MESSAGES, USERS, VENUES, DATA_PROTECTION],
  'Mutation.saveHouseSettings': [DATA_PROTECTION],
  'Mutation.saveImportMapping': OWN,
  'Mutation.savePlan': [SUBSCRIPTIONS],
  'Mutation.savePromotion': OWN,
  'Mutation.saveReference': [CONTENT],
  'Mutation.sendMessage': [MESSAGES],
  'Mutation.sendPasswordLink': [USERS],
  'Mutation.setFavourites': [CONTENT, VENUES],
  'Mutation.setPremierPage': [CONTENT, VENUES],
  'Mutation.setTopFive': [CONTENT, VENUES],
  'Mutation.startImport': OWN,
  'Mutation.submitVenue': VENUE,
  'Mutation.suspendUser': [USERS, ...SHOWN_VENUE],
  'Mutation.unpublishVenue': SHOWN_VENUE,
  'Mutation.updatePhoto': VENUE,
  'Mutation.updateProfile': [USERS],
  'Mutation.updateUser': [USERS],
  'Mutation.updateVenue': SHOWN_VENUE,
  'Mutation.updateVenueStaff': SHOWN_VENUE,
  'Mutation.updateVenuesStaff': SHOWN_VENUE,
  'Mutation.uploadAvatar': [USERS],
  'Mutation.verifyEmail': [REGISTRATIONS, USERS],
  'Mutation.withdrawChangeRequest': VENUE,
  'Mutation.withdrawQuoteRequest': [QUOTES],
  'Mutation.withdrawVenue': VENUE,

  'DELETE /establishments/{id}': SHOWN_VENUE,
  'DELETE /establishments/{id}/photos/{photoId}': VENUE,
  'DELETE /notifications': OWN,
  'DELETE /notifications/{id}': OWN,
  'DELETE /public/establishments/{id}': SHOWN_VENUE,
  'POST /activities': OWN,
  'POST /auth/forgot-password': OWN,
  'POST /auth/login': [USERS],
  'POST /auth/logout': [USERS],
  'POST /auth/register': [REGISTRATIONS, USERS],
  'POST /auth/resend-verification': OWN,
  'POST /auth/reset-password': OWN,
  'POST /contact': [MESSAGES],
  'POST /establishments': VENUE,
  'POST /establishments/{id}/photos': VENUE,
  'POST /imports': OWN,
  'POST /public/establishments': VENUE,
  'POST /quotes': [QUOTES],
  'POST /token/refresh': OWN,
  'POST /token/validate': OWN,
  'PUT /establishments/{id}': SHOWN_VENUE,
  'PUT /establishments/{id}/homepage-image': VENUE,
  'PUT /establishments/{id}/photos/reorder': VENUE,
  'PUT /notifications/read-all': OWN,
  'PUT /notifications/{id}/read': OWN,
  'PUT /public/establishments/{id}': SHOWN_VENUE,
  'PUT /users/{id}': [USERS],
};

type Execute = (operation: Operation) => Promise<ExecutionResult>;

/** Tells, after each mutation that was carried out, which lists it changed: it has been committed by then. */
export function tellingDesk(execute: Execute, desk: Pick<DeskService, 'tell'>): Execute {
  return async (operation) => {
    const result = await execute(operation);
    const names = mutationsOf(operation.document, operation.operationName, result.data ?? {});
    desk.tell(topicsOf(names.map((name) => `Mutation.${name}`)));
    return result;
  };
}

/** The same for writes over REST. */
export function tellDeskOfRest(desk: Pick<DeskService, 'tell'>): Handler {
  return (request, response, next) => {
    if (request.method !== 'GET') {
      response.once('finish', () => {
        const { path } = (request.route ?? {}) as { path?: string };
        if (response.statusCode >= 400 || path === undefined) return;
        desk.tell(topicsOf([`${request.method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`]));
      });
    }
    next();
  };
}

function topicsOf(writes: readonly string[]): DeskTopic[] {
  return [...new Set(writes.flatMap((write) => DESK_CHANGES[write] ?? []))];
}

/** Names of the mutations of an operation that have an answer. */
function mutationsOf(
  document: DocumentNode,
  operationName: string | undefined,
  data: Readonly<Record<string, unknown>>,
): string[] {
  return document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== OperationTypeNode.MUTATION) return [];
    if (operationName !== undefined && definition.name?.value !== operationName) return [];
    return definition.selectionSet.selections.flatMap((field) =>
      field.kind === Kind.FIELD && data[(field.alias ?? field.name).value] != null ? [field.name.value] : [],
    );
  });
}
