/** What SQLite and PostgreSQL call differently. */
export interface DialectWords {
  readonly bytes: string;
  /** Type of a key that the database itself counts up. */
  readonly numbered: string;
  /** After a table whose key is the table, where there is such: half the bytes, and rows are read in one place. */
  readonly withoutRowIds: string;
}

export const ofServer: DialectWords = {
  bytes: 'bytea',
  numbered: 'bigserial primary key',
  withoutRowIds: '',
};

export const ofFile: DialectWords = {
  bytes: 'blob',
  numbered: 'integer primary key autoincrement',
  withoutRowIds: ' without rowid',
};
