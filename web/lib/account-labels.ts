import { msg } from '@lingui/core/macro';

/** What users may do. */
export const ROLES = {
  ADMIN: msg({ id: 'role.admin', message: 'Administrator' }),
  TEAM: msg({ id: 'role.team', message: 'Team member' }),
  CLIENT: msg({ id: 'role.client', message: 'Client' }),
} as const;

/** How accounts stand. */
export const ACCOUNT_STATUSES = {
  PENDING: msg({ id: 'accountStatus.pending', message: 'Pending approval' }),
  APPROVED: msg({ id: 'accountStatus.approved', message: 'Active' }),
  REJECTED: msg({ id: 'accountStatus.rejected', message: 'Rejected' }),
  INACTIVE: msg({ id: 'accountStatus.inactive', message: 'Inactive' }),
  SUSPENDED: msg({ id: 'accountStatus.suspended', message: 'Suspended' }),
} as const;

export const ACCOUNT_STATUS_TONES = {
  PENDING: 'gold',
  APPROVED: 'sage',
  REJECTED: 'danger',
  INACTIVE: 'neutral',
  SUSPENDED: 'danger',
} as const;

export type Role = keyof typeof ROLES;
export type AccountStatus = keyof typeof ACCOUNT_STATUSES;
