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
  /** Administrators and the team. */
  | 'moderators'
  /** Clients, for themselves, and administrators. */
  | 'ownersOrAdministrators';

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

  // Counted once by visitor and hour.
  'Mutation.recordVenueView': 'everybody',

  // Forms for everybody: a captcha, or the secret of a link, is what they ask for.
  'Mutation.changeQuoteRequest': 'everybody',
  'Mutation.chooseQuoteAnswer': 'everybody',
  'Mutation.reconsiderQuoteAnswer': 'everybody',
  'Mutation.replyToQuoteQuestion': 'everybody',
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
  'Query.myVenueViews': 'session',
  'Query.sessions': 'session',

  // Venues, for those who keep them: whose they are is asked behind the gate.
  'Mutation.actOnVenues': 'session',
  'Mutation.createVenue': 'ownersOrAdministrators',
  'Mutation.deleteVenue': 'session',
  'Mutation.publishVenue': 'session',
  'Mutation.restoreVenue': 'session',
  'Mutation.submitVenue': 'session',
  'Mutation.unpublishVenue': 'session',
  'Mutation.updateVenue': 'session',
  'Mutation.withdrawChangeRequest': 'session',
  'Mutation.withdrawVenue': 'session',
  'Query.changeRequest': 'session',
  'Query.changeRequests': 'session',
  'Query.communes': 'session',
  'Query.managedVenue': 'session',
  'Query.myVenues': 'session',
  'Query.slugProposal': 'session',
  'Query.venuePreview': 'session',

  // Moderation.
  'Mutation.approveChangeRequest': 'moderators',
  'Mutation.approveVenue': 'moderators',
  'Mutation.rejectChangeRequest': 'moderators',
  'Mutation.rejectVenue': 'moderators',
  'Mutation.updateVenueStaff': 'moderators',
  'Mutation.updateVenuesStaff': 'moderators',
  'Query.managedVenues': 'moderators',
  'Query.ownerCandidates': 'administrators',
  'Query.reviewPlace': 'moderators',
  'Query.venueChecklist': 'moderators',

  // What the house puts on the home page, and what it sees first.
  'Mutation.arrangeReferences': 'moderators',
  'Mutation.arrangeSlider': 'moderators',
  'Mutation.deleteReference': 'moderators',
  'Mutation.saveReference': 'moderators',
  'Mutation.setFavourites': 'moderators',
  'Mutation.setPremierPage': 'moderators',
  'Mutation.setTopFive': 'moderators',
  'Query.curatedVenues': 'moderators',
  'Query.dashboard': 'moderators',
  'Query.referenceContent': 'moderators',
  'Query.sliderContent': 'moderators',
  'Query.topFiveContent': 'moderators',

  // Pictures of venues.
  'Mutation.addPhotos': 'session',
  'Mutation.chooseHomepageImage': 'session',
  'Mutation.removePhoto': 'session',
  'Mutation.reorderPhotos': 'session',
  'Mutation.updatePhoto': 'session',
  'Query.venuePhotos': 'session',

  // Promotions.
  'Mutation.deletePromotion': 'session',
  'Mutation.savePromotion': 'session',
  'Query.allPromotions': 'moderators',
  'Query.myPromotions': 'session',
  'Query.promotionRoom': 'session',

  // Plans and subscriptions.
  'Mutation.cancelSubscription': 'ownersOrAdministrators',
  'Mutation.declineRenewal': 'administrators',
  'Mutation.recordPayment': 'administrators',
  'Mutation.renewSubscription': 'administrators',
  'Mutation.requestRenewal': 'ownersOrAdministrators',
  'Mutation.savePlan': 'administrators',
  'Query.allPlans': 'administrators',
  'Query.mySubscription': 'ownersOrAdministrators',
  'Query.plans': 'everybody',
  'Query.ownerSubscription': 'administrators',
  'Query.subscriptionOverview': 'administrators',
  'Query.subscriptions': 'administrators',
  // What one is told.
  'Mutation.deleteNotification': 'session',
  'Mutation.deleteReadNotifications': 'session',
  'Mutation.markAllNotificationsRead': 'session',
  'Mutation.markNotificationRead': 'session',
  'Mutation.markNotificationsReadAbout': 'session',
  'Query.notificationCounts': 'session',
  'Query.notifications': 'session',
  'Subscription.notificationCountsChanged': 'session',
  'Subscription.notificationReceived': 'session',

  // Which lists of the house are to be read anew.
  'Subscription.deskChanged': 'moderators',

  // Quote requests that one's own venues are asked; to everybody else they do not exist.
  'Mutation.answerQuoteRequest': 'session',
  'Query.forwardedQuoteRequest': 'session',
  'Query.forwardedQuoteRequests': 'session',

  // Quote requests of everybody.
  'Mutation.archiveQuoteRequest': 'moderators',
  'Mutation.closeQuoteRequest': 'moderators',
  'Mutation.forwardQuoteRequest': 'moderators',
  'Mutation.rejectQuoteRequest': 'moderators',
  'Mutation.remindQuoteOwners': 'moderators',
  'Mutation.reopenQuoteRequest': 'moderators',
  'Mutation.reviewQuoteRequest': 'moderators',
  'Query.managedQuoteRequest': 'moderators',
  'Query.quoteBoard': 'moderators',
  'Query.quoteProposals': 'moderators',
  'Query.quoteRequests': 'moderators',

  // Messages of visitors.
  'Mutation.answerMessage': 'moderators',
  'Mutation.archiveMessage': 'moderators',
  'Mutation.archiveMessages': 'moderators',
  'Mutation.readMessage': 'moderators',
  'Mutation.reopenMessage': 'moderators',
  'Query.message': 'moderators',
  'Query.messages': 'moderators',

  // Settings of the house, what it forgets, and what people ask it to tell or to forget of them.
  'Mutation.erasePersonData': 'administrators',
  'Mutation.exportPersonData': 'administrators',
  'Mutation.runRetention': 'administrators',
  'Mutation.saveHouseSettings': 'administrators',
  'Query.houseSettings': 'administrators',
  'Query.personData': 'administrators',
  'Query.retention': 'administrators',
  'Query.retentionRuns': 'administrators',

  // The accounts of others.
  'Mutation.approveRegistration': 'administrators',
  'Mutation.approveRegistrations': 'administrators',
  'Mutation.createUser': 'administrators',
  'Mutation.endUserSessions': 'administrators',
  'Mutation.deactivateUser': 'administrators',
  'Mutation.reactivateUser': 'administrators',
  'Mutation.rejectRegistration': 'administrators',
  'Mutation.rejectRegistrations': 'administrators',
  'Mutation.sendPasswordLink': 'administrators',
  'Mutation.suspendUser': 'administrators',
  'Mutation.updateUser': 'administrators',
  'Query.managedUser': 'administrators',
  'Query.registrations': 'administrators',
  'Query.userSessions': 'administrators',
  'Query.users': 'administrators',

  // Who did what.
  'Query.auditActors': 'administrators',
  'Query.auditEntries': 'administrators',
  'Query.auditEntry': 'administrators',

  // Files of venues.
  'Mutation.cancelImport': 'administrators',
  'Mutation.checkImport': 'administrators',
  'Mutation.deleteImportMapping': 'administrators',
  'Mutation.saveImportMapping': 'administrators',
  'Mutation.startImport': 'administrators',
  'Query.importForms': 'administrators',
  'Query.importRun': 'administrators',
  'Query.imports': 'administrators',
  'Subscription.importProgressed': 'administrators',

  // REST.
  'DELETE /establishments/{id}': 'session',
  'DELETE /public/establishments/{id}': 'session',
  'DELETE /establishments/{id}/photos/{photoId}': 'session',
  'DELETE /notifications': 'session',
  'DELETE /notifications/{id}': 'session',
  'GET /audit-log/export': 'administrators',
  'GET /auth/captcha': 'everybody',
  'GET /auth/status': 'everybody',
  'GET /auth/verify-email/{token}': 'everybody',
  'GET /establishments': 'everybody',
  // Owners have their own, the team all without contacts.
  'GET /establishments/export': 'session',
  'GET /establishments/my': 'session',
  'GET /establishments/suggestions': 'everybody',
  'GET /establishments/{id}': 'everybody',
  'GET /imports/{id}/issues': 'administrators',
  'GET /notifications': 'session',
  'GET /notifications/count': 'session',
  'GET /public/establishments': 'everybody',
  'GET /public/establishments/slug/{slug}': 'everybody',
  'GET /public/establishments/{id}': 'everybody',
  'GET /public/favorites': 'everybody',
  'GET /quotes/export': 'moderators',
  'GET /users/me': 'session',
  'POST /activities': 'session',
  'POST /auth/forgot-password': 'everybody',
  'POST /auth/login': 'everybody',
  'POST /auth/logout': 'everybody',
  'POST /auth/register': 'everybody',
  'POST /auth/resend-verification': 'everybody',
  'POST /auth/reset-password': 'everybody',
  'POST /contact': 'everybody',
  'POST /establishments': 'ownersOrAdministrators',
  'POST /imports': 'administrators',
  'POST /public/establishments': 'ownersOrAdministrators',
  'POST /quotes': 'everybody',
  'POST /token/refresh': 'session',
  'POST /token/validate': 'everybody',
  'PUT /establishments/{id}': 'session',
  'PUT /public/establishments/{id}': 'session',
  'POST /establishments/{id}/photos': 'session',
  'PUT /establishments/{id}/homepage-image': 'session',
  'PUT /establishments/{id}/photos/reorder': 'session',
  'PUT /notifications/read-all': 'session',
  'PUT /notifications/{id}/read': 'session',
  'PUT /users/{id}': 'himselfOrAdministrators',
};
