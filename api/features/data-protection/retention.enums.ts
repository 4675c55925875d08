/** What is forgotten after a time. */
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
}

/** What becomes of it. */
export enum RetentionEffect {
  /** Who it is about is taken out; the rest stays, for the counts. */
  ANONYMISE = 'ANONYMISE',
  DELETE = 'DELETE',
}

export enum PeriodUnit {
  MONTH = 'MONTH',
  DAY = 'DAY',
  HOUR = 'HOUR',
}

/** Who or what began a run. */
export enum RunTrigger {
  SCHEDULE = 'SCHEDULE',
  ADMINISTRATOR = 'ADMINISTRATOR',
  /** Somebody asked to be forgotten. */
  REQUEST = 'REQUEST',
}

/** What a run did about one kind. */
export interface KindResult {
  kind: RetentionKind;
  count: number;
  /** It could not be done; the others were. */
  failed: boolean;
}
