import { registerEnumType } from 'type-graphql';

export enum ImportState {
  UPLOADED = 'UPLOADED',
  CHECKING = 'CHECKING',
  CHECKED = 'CHECKED',
  IMPORTING = 'IMPORTING',
  DONE = 'DONE',
  CANCELLED = 'CANCELLED',
  FAILED = 'FAILED',
}

registerEnumType(ImportState, {
  name: 'ImportState',
  description: 'The state of an import.',
  valuesConfig: {
    UPLOADED: { description: 'The file is there.' },
    CHECKING: { description: 'The file is gone through without writing.' },
    CHECKED: { description: 'The file was gone through. The report says what would be written.' },
    IMPORTING: { description: 'The file is imported.' },
    DONE: { description: 'The file was imported.' },
    CANCELLED: { description: 'The import was stopped on request. What was written stays.' },
    FAILED: { description: 'The file was refused, or the import failed.' },
  },
});

export enum ImportAction {
  CHECK = 'CHECK',
  START = 'START',
  CANCEL = 'CANCEL',
}
registerEnumType(ImportAction, {
  name: 'ImportAction',
  description: 'The actions on an import.',
  valuesConfig: {
    CHECK: { description: 'The file is gone through without writing.' },
    START: { description: 'The file is imported as it was checked.' },
    CANCEL: { description: 'The check or the import is stopped.' },
  },
});

/** The actor: an administrator, or the job itself. */
export enum ImportActor {
  ADMINISTRATOR = 'ADMINISTRATOR',
}
