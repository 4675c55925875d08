/** Where a message of a visitor stands. */
export enum MessageState {
  NEW = 'NEW',
  READ = 'READ',
  ANSWERED = 'ANSWERED',
  ARCHIVED = 'ARCHIVED',
}

/** What is done with a message. */
export enum MessageAction {
  READ = 'READ',
  /** Somebody has answered, in the product or by his own mail. */
  ANSWER = 'ANSWER',
  ARCHIVE = 'ARCHIVE',
  REOPEN = 'REOPEN',
}

/** Who acts on a message: staff (ADMIN, TEAM), or the product by itself. */
export enum MessageActor {
  MODERATOR = 'MODERATOR',
  SYSTEM = 'SYSTEM',
}
