import type { RetentionRule } from '../../platform/database/retention.ts';

/** Notifications that were read. */
export const NOTIFICATION_RETENTION: RetentionRule = {
  due: 'from notification where is_read and created_at < $1',
  since: 'created_at',
  reference: null,
};
