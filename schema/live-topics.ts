/** The subjects of the lists of administrators and the team, which are notified when one of them changes. */
export enum LiveTopic {
  REGISTRATIONS = 'REGISTRATIONS',
  USERS = 'USERS',
  SUBSCRIPTIONS = 'SUBSCRIPTIONS',
  VENUES = 'VENUES',
  CHANGE_REQUESTS = 'CHANGE_REQUESTS',
  QUOTES = 'QUOTES',
  MESSAGES = 'MESSAGES',
  /** The content of the home page. */
  CONTENT = 'CONTENT',
  /** Retention rules and runs. */
  DATA_PROTECTION = 'DATA_PROTECTION',
  /** Imports of venues. */
  IMPORTS = 'IMPORTS',
}
