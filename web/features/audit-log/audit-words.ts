import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditEntriesQuery } from './audit-log.gen.ts';

export type AuditLine = AuditEntriesQuery['auditEntries']['items'][number];
export type AuditAction = AuditLine['action'];
export type AuditObject = AuditLine['objectType'];

/** What was done, in the order of the list of choices. */
export const ACTIONS = {
  SIGN_IN: msg({ id: 'auditAction.signIn', message: 'Signed in' }),
  SIGN_OUT: msg({ id: 'auditAction.signOut', message: 'Signed out' }),
  EDIT_OWN_ACCOUNT: msg({ id: 'auditAction.editOwnAccount', message: 'Own profile edited' }),
  CHANGE_OWN_PASSWORD: msg({ id: 'auditAction.changeOwnPassword', message: 'Own password changed' }),
  CHANGE_TWO_FACTOR: msg({ id: 'auditAction.changeTwoFactor', message: 'Two-factor authentication changed' }),
  END_OWN_SESSIONS: msg({ id: 'auditAction.endOwnSessions', message: 'Own sessions ended' }),
  DELETE_OWN_ACCOUNT: msg({ id: 'auditAction.deleteOwnAccount', message: 'Own account deleted' }),
  APPROVE_REGISTRATION: msg({ id: 'auditAction.approveRegistration', message: 'Registration approved' }),
  REJECT_REGISTRATION: msg({ id: 'auditAction.rejectRegistration', message: 'Registration rejected' }),
  CREATE_USER: msg({ id: 'auditAction.createUser', message: 'User created' }),
  EDIT_USER: msg({ id: 'auditAction.editUser', message: 'User edited' }),
  SUSPEND_USER: msg({ id: 'auditAction.suspendUser', message: 'User suspended' }),
  DEACTIVATE_USER: msg({ id: 'auditAction.deactivateUser', message: 'User made inactive' }),
  REACTIVATE_USER: msg({ id: 'auditAction.reactivateUser', message: 'User reactivated' }),
  SEND_PASSWORD_LINK: msg({ id: 'auditAction.sendPasswordLink', message: 'Password link sent' }),
  END_USER_SESSIONS: msg({ id: 'auditAction.endUserSessions', message: 'User’s sessions ended' }),
  CREATE_VENUE: msg({ id: 'auditAction.createVenue', message: 'Venue created' }),
  EDIT_VENUE: msg({ id: 'auditAction.editVenue', message: 'Venue edited' }),
  EDIT_PHOTOS: msg({ id: 'auditAction.editPhotos', message: 'Photos edited' }),
  SUBMIT_VENUE: msg({ id: 'auditAction.submitVenue', message: 'Venue submitted' }),
  WITHDRAW_VENUE: msg({ id: 'auditAction.withdrawVenue', message: 'Submission withdrawn' }),
  APPROVE_VENUE: msg({ id: 'auditAction.approveVenue', message: 'Venue approved' }),
  REJECT_VENUE: msg({ id: 'auditAction.rejectVenue', message: 'Venue rejected' }),
  PUBLISH_VENUE: msg({ id: 'auditAction.publishVenue', message: 'Venue published' }),
  UNPUBLISH_VENUE: msg({ id: 'auditAction.unpublishVenue', message: 'Venue unpublished' }),
  PLACE_VENUE: msg({ id: 'auditAction.placeVenue', message: 'Placement or owner changed' }),
  DELETE_VENUE: msg({ id: 'auditAction.deleteVenue', message: 'Venue deleted' }),
  RESTORE_VENUE: msg({ id: 'auditAction.restoreVenue', message: 'Venue restored' }),
  PURGE_VENUE: msg({ id: 'auditAction.purgeVenue', message: 'Venue erased for good' }),
  EXPORT_VENUES: msg({ id: 'auditAction.exportVenues', message: 'Venues exported' }),
  APPROVE_CHANGE_REQUEST: msg({ id: 'auditAction.approveChangeRequest', message: 'Change request accepted' }),
  REJECT_CHANGE_REQUEST: msg({ id: 'auditAction.rejectChangeRequest', message: 'Change request rejected' }),
  WITHDRAW_CHANGE_REQUEST: msg({ id: 'auditAction.withdrawChangeRequest', message: 'Change request withdrawn' }),
  SAVE_PROMOTION: msg({ id: 'auditAction.savePromotion', message: 'Promotion saved' }),
  DELETE_PROMOTION: msg({ id: 'auditAction.deletePromotion', message: 'Promotion deleted' }),
  EDIT_SLIDER: msg({ id: 'auditAction.editSlider', message: 'Home page slider arranged' }),
  EDIT_FAVOURITES: msg({ id: 'auditAction.editFavourites', message: 'Favourites changed' }),
  EDIT_TOP_FIVE: msg({ id: 'auditAction.editTopFive', message: 'Top 5 changed' }),
  EDIT_PREMIER_PAGE: msg({ id: 'auditAction.editPremierPage', message: 'First page changed' }),
  EDIT_REFERENCES: msg({ id: 'auditAction.editReferences', message: 'References changed' }),
  SAVE_PLAN: msg({ id: 'auditAction.savePlan', message: 'Plan saved' }),
  RECORD_PAYMENT: msg({ id: 'auditAction.recordPayment', message: 'Payment recorded' }),
  RENEW_SUBSCRIPTION: msg({ id: 'auditAction.renewSubscription', message: 'Subscription renewed' }),
  REQUEST_RENEWAL: msg({ id: 'auditAction.requestRenewal', message: 'Plan requested' }),
  DECLINE_RENEWAL: msg({ id: 'auditAction.declineRenewal', message: 'Request for a plan declined' }),
  CANCEL_SUBSCRIPTION: msg({ id: 'auditAction.cancelSubscription', message: 'Subscription cancelled' }),
  EXPIRE_SUBSCRIPTION: msg({ id: 'auditAction.expireSubscription', message: 'Subscription ended' }),
  REVIEW_QUOTE_REQUEST: msg({ id: 'auditAction.reviewQuoteRequest', message: 'Quote request taken in hand' }),
  FORWARD_QUOTE_REQUEST: msg({ id: 'auditAction.forwardQuoteRequest', message: 'Quote request forwarded' }),
  REMIND_QUOTE_OWNERS: msg({ id: 'auditAction.remindQuoteOwners', message: 'Owners reminded' }),
  ANSWER_QUOTE_REQUEST: msg({ id: 'auditAction.answerQuoteRequest', message: 'Quote request answered' }),
  CLOSE_QUOTE_REQUEST: msg({ id: 'auditAction.closeQuoteRequest', message: 'Quote request closed' }),
  REJECT_QUOTE_REQUEST: msg({ id: 'auditAction.rejectQuoteRequest', message: 'Quote request rejected' }),
  ARCHIVE_QUOTE_REQUEST: msg({ id: 'auditAction.archiveQuoteRequest', message: 'Quote request archived' }),
  REOPEN_QUOTE_REQUEST: msg({ id: 'auditAction.reopenQuoteRequest', message: 'Quote request reopened' }),
  EXPORT_QUOTE_REQUESTS: msg({ id: 'auditAction.exportQuoteRequests', message: 'Quote requests exported' }),
  ANSWER_MESSAGE: msg({ id: 'auditAction.answerMessage', message: 'Message answered' }),
  ARCHIVE_MESSAGE: msg({ id: 'auditAction.archiveMessage', message: 'Message archived' }),
  REOPEN_MESSAGE: msg({ id: 'auditAction.reopenMessage', message: 'Message reopened' }),
  SAVE_SETTINGS: msg({ id: 'auditAction.saveSettings', message: 'Settings changed' }),
  EXPORT_AUDIT_LOG: msg({ id: 'auditAction.exportAuditLog', message: 'Audit log exported' }),
} as const satisfies Record<AuditAction, MessageDescriptor>;

export const OBJECTS = {
  USER: msg({ id: 'auditObject.user', message: 'User' }),
  VENUE: msg({ id: 'auditObject.venue', message: 'Venue' }),
  CHANGE_REQUEST: msg({ id: 'auditObject.changeRequest', message: 'Change request' }),
  PROMOTION: msg({ id: 'auditObject.promotion', message: 'Promotion' }),
  SUBSCRIPTION: msg({ id: 'auditObject.subscription', message: 'Subscription' }),
  PLAN: msg({ id: 'auditObject.plan', message: 'Plan' }),
  QUOTE_REQUEST: msg({ id: 'auditObject.quoteRequest', message: 'Quote request' }),
  MESSAGE: msg({ id: 'auditObject.message', message: 'Message' }),
  REFERENCE: msg({ id: 'auditObject.reference', message: 'Reference' }),
  SETTINGS: msg({ id: 'auditObject.settings', message: 'Settings' }),
  EXPORT: msg({ id: 'auditObject.export', message: 'Export' }),
} as const satisfies Record<AuditObject, MessageDescriptor>;

export const ACTION_VALUES = Object.keys(ACTIONS) as AuditAction[];
export const OBJECT_VALUES = Object.keys(OBJECTS) as AuditObject[];
