/** How an id of something else is told: by its name, looked up when the log is read. */
export type AuditReference = { readonly nameOf: string };
/** How a value is told: by its kind, or as the name of what it is an id of. */
export type AuditedField = string | AuditReference;

/** What the audit log tells of a table. A column that is not named is not told of. */
export interface AuditedTable {
  /** The kind of thing that a row is, or is a part of. */
  readonly object: string;
  /** Columns that tell rows apart; `id` unless given. */
  readonly key?: readonly string[];
  /** Rows are parts of the object: by which column they belong to it, and what they are called. */
  readonly part?: { readonly of: string; readonly name: string };
  /** A part's own name. Without one, parts are counted. */
  readonly label?: string;
  /** The fields stand in this column, as JSON: `{"publisher":{"name":…}}` has the field `publisherName`. */
  readonly inside?: string;
  readonly fields: Readonly<Record<string, AuditedField>>;
}

/** By the name of the table. */
export type AuditedTables = Readonly<Record<string, AuditedTable>>;
