/** The kinds of data with a retention period. */
export enum RetentionKind {
  QUOTES = 'QUOTES',
  MESSAGES = 'MESSAGES',
  REGISTRATIONS = 'REGISTRATIONS',
  ACTIVITY = 'ACTIVITY',
  NOTIFICATIONS = 'NOTIFICATIONS',
  AUDIT = 'AUDIT',
  VENUES = 'VENUES',
  SESSIONS = 'SESSIONS',
  LINKS = 'LINKS',
  SAVED_SEARCHES = 'SAVED_SEARCHES',
  CALENDARS = 'CALENDARS',
}

/** The effect on the data. */
export enum RetentionEffect {
  /** Personal data is removed; the rest stays for statistics. */
  ANONYMISE = 'ANONYMISE',
  DELETE = 'DELETE',
}

export enum PeriodUnit {
  MONTH = 'MONTH',
  DAY = 'DAY',
  HOUR = 'HOUR',
}

/** The trigger of a run. */
export enum RunTrigger {
  SCHEDULE = 'SCHEDULE',
  ADMINISTRATOR = 'ADMINISTRATOR',
  /** A request of erasure. */
  REQUEST = 'REQUEST',
}

/** The result of a run for one kind of data. */
export interface KindResult {
  kind: RetentionKind;
  count: number;
  /** It failed; the other kinds were processed. */
  failed: boolean;
}
