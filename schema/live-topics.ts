/** What the lists of administrators and the team are about; they are told when something of it has changed. */
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
