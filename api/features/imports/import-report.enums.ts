import { registerEnumType } from 'type-graphql';

/** The values are stored in reports. */
export enum IssueSeverity {
  ERROR = 'error',
  QUESTION = 'question',
  WARNING = 'warning',
  INFO = 'info',
}
registerEnumType(IssueSeverity, {
  name: 'IssueSeverity',
  description: 'The severity of an issue.',
  valuesConfig: {
    ERROR: { description: 'The row is refused.' },
    QUESTION: { description: 'The row is held back until an administrator confirms it.' },
    WARNING: { description: 'A part of the row is lost or guessed.' },
    INFO: { description: 'Nothing of the row is lost.' },
  },
});

/**
 * "done": the whole file was processed; "refused": the file has a fault, nothing was written; "aborted": stopped on
 * request; "failed": the database refused a batch. After the last two the counts say what was written before.
 */
export type ImportOutcome = 'done' | 'refused' | 'aborted' | 'failed';

const { ERROR, QUESTION, WARNING, INFO } = IssueSeverity;

/** The issues of a row, and their severity. */
export const ROW_CODES = {
  name_missing: ERROR,
  name_too_long: ERROR,
  cell_too_long: ERROR,
  commune_unknown: ERROR,
  postal_code_missing: ERROR,
  kind_unsupported: ERROR,
  id_invalid: ERROR,
  id_unknown: ERROR,
  value_unreadable: ERROR,
  value_invalid: ERROR,
  commune_contradicts: QUESTION,
  position_far: QUESTION,
  duplicate: WARNING,
  like_existing: WARNING,
  stars_unknown: WARNING,
  number_invalid: WARNING,
  date_invalid: WARNING,
  url_invalid: WARNING,
  position_invalid: WARNING,
  address_missing: WARNING,
  commune_by_postal_code: WARNING,
  commune_by_other_name: INFO,
  commune_by_arrondissement: INFO,
  postal_code_completed: INFO,
  url_completed: INFO,
} as const satisfies Record<string, IssueSeverity>;
export type RowCode = keyof typeof ROW_CODES;

/** The reasons why a whole file is refused, before anything is written. */
export type CsvFaultCode =
  | 'read_failed'
  | 'file_too_large'
  | 'empty_file'
  | 'foreign_file'
  | 'json_file'
  | 'broken_encoding'
  | 'unknown_header'
  | 'no_rows'
  | 'missing_column'
  | 'duplicate_column'
  | 'too_many_columns'
  | 'too_many_rows'
  | 'record_too_long'
  | 'unclosed_quote'
  | 'ragged_row'
  | 'no_such_type'
  | 'write_failed';
