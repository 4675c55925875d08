import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What is said of an action that failed, by the API's codes; other codes have their general sentence. */
export const FAILURE_MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  CONFLICT: msg({
    id: 'venueAction.conflict',
    message: 'Its state has changed in the meantime. Reload the page to see it.',
  }),
  VALIDATION_FAILED: msg({
    id: 'venueAction.incomplete',
    message: 'Its listing is not complete.',
  }),
  PLAN_LIMIT_REACHED: msg({
    id: 'venueAction.planLimit',
    message: 'Your plan does not allow more venues on the site.',
  }),
};
