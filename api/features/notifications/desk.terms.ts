/** What the lists of the house are about; told when something of it has changed. */
export enum DeskTopic {
  REGISTRATIONS = 'REGISTRATIONS',
  USERS = 'USERS',
  SUBSCRIPTIONS = 'SUBSCRIPTIONS',
  VENUES = 'VENUES',
  CHANGE_REQUESTS = 'CHANGE_REQUESTS',
  QUOTES = 'QUOTES',
  MESSAGES = 'MESSAGES',
  /** What the house puts on the home page. */
  CONTENT = 'CONTENT',
  /** What is kept for how long, and what was forgotten. */
  DATA_PROTECTION = 'DATA_PROTECTION',
}
