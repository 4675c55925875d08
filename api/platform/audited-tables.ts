/** The value is an id: the log shows the name of that object, looked up when it is read. */
export type AuditReference = { readonly nameOf: string };
/** How the log shows a value: by its kind, or as the name of another object. */
export type AuditedField = string | AuditReference;

/** What the audit log records of a table. Columns that are not named are left out. */
export interface AuditedTable {
  /** The type of the object that a row is, or is a part of. */
  readonly object: string;
  /** Columns that identify a row; `id` by default. */
  readonly key?: readonly string[];
  /** Set if rows are parts of the object: the column with the object's id, and the name of the part. */
  readonly part?: { readonly of: string; readonly name: string };
  /** The column with a part's own name. Without it, parts are only counted. */
  readonly label?: string;
  /** The column with the fields, as JSON: `{"publisher":{"name":…}}` has the field `publisherName`. */
  readonly inside?: string;
  readonly fields: Readonly<Record<string, AuditedField>>;
}

/** By the name of the table. */
export type AuditedTables = Readonly<Record<string, AuditedTable>>;
