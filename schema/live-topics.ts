/** The subjects of the lists of administrators and the team, which are notified when one of them changes. */
export enum LiveTopic {
  REGISTRATIONS = 'REGISTRATIONS',
  USERS = 'USERS',
  SUBSCRIPTIONS = 'SUBSCRIPTIONS',
  VENUES = 'VENUES',
  CHANGE_REQUESTS = 'CHANGE_REQUESTS',
  QUOTES = 'QUOTES',
  MESSAGES = 'MESSAGES',
  /** What the home page shows. */
  CONTENT = 'CONTENT',
  /** What is kept for how long, and what was forgotten. */
  DATA_PROTECTION = 'DATA_PROTECTION',
  /** Files of venues, and what became of them. */
  IMPORTS = 'IMPORTS',
}
