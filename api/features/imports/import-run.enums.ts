/** Where an import stands. */
export enum ImportState {
  /** The file is there. */
  UPLOADED = 'UPLOADED',
  CHECKING = 'CHECKING',
  /** It was gone through without writing; the report says what would be. */
  CHECKED = 'CHECKED',
  IMPORTING = 'IMPORTING',
  DONE = 'DONE',
  /** Stopped on request; what was written stays. */
  CANCELLED = 'CANCELLED',
  FAILED = 'FAILED',
}

export enum ImportAction {
  CHECK = 'CHECK',
  START = 'START',
  CANCEL = 'CANCEL',
}

/** Who acts: an administrator, or the job itself. */
export enum ImportActor {
  ADMINISTRATOR = 'ADMINISTRATOR',
}
