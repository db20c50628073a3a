import { errorCode, reasonOf } from '../../kernel/errors';

/**
 * What keeps a database from its work. full: the disk, or the limit of its size. readOnly: its file, folder or server
 * takes no writes. corrupt: what it holds is damaged. newer: its tables were made by a newer version of this program.
 * unfinished: an earlier version, or somebody's hand, left them half-way. unavailable: it is away, stalls or is busy; waiting may help.
 */
export type DatabaseFault = 'full' | 'readOnly' | 'corrupt' | 'newer' | 'unfinished' | 'unavailable';

type Rule = readonly [pattern: RegExp, fault: DatabaseFault];

/** SQLite's result codes, PostgreSQL's error codes (its manual, appendix A) and Node's of connections. */
const codes: readonly Rule[] = [
  [/^(?:SQLITE_FULL|53100|ENOSPC|EDQUOT)$/, 'full'],
  [/^(?:SQLITE_READONLY(?:_\w+)?|25006|EROFS)$/, 'readOnly'],
  [/^(?:SQLITE_CORRUPT(?:_\w+)?|SQLITE_NOTADB|XX00[12])$/, 'corrupt'],
  [/^SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|PROTOCOL)(?:_\w+)?$/, 'unavailable'],
  [/^(?:08\w{3}|53[023]00|57014|57P0\d|58030|55P03|25P03|40001|40P01)$/, 'unavailable'],
  [
    /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE)$/,
    'unavailable',
  ],
];

/** The driver of PostgreSQL gives these no code. */
const messages: readonly Rule[] = [
  [
    /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/,
    'unavailable',
  ],
  [
    /^(?:Client was closed and is not queryable|The database connection is not open|driver has already been destroyed)/,
    'unavailable',
  ],
];

const faultBy = (rules: readonly Rule[], text: string): DatabaseFault | undefined =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;

/** How deep an error is looked for below others that wrap it. */
const maxCauses = 3;

/** Undefined: the error is none of the database's, or a fault of what was asked of it. */
export function databaseFaultOf(error: unknown, depth = 0): DatabaseFault | undefined {
  if (error === undefined || depth > maxCauses) return undefined;
  if (error instanceof NewerDatabase) return 'newer';
  if (error instanceof UnfinishedDatabase) return 'unfinished';
  const code = errorCode(error);
  const fault =
    (typeof code === 'string' ? faultBy(codes, code) : undefined) ?? faultBy(messages, reasonOf(error));
  return fault ?? databaseFaultOf(causeOf(error), depth + 1);
}

/** Tables that this build does not know: only the version that made them, or a later one, can use the database. */
export class NewerDatabase extends Error {
  /** @param migration the first step that this build does not know */
  constructor(readonly migration: string) {
    super(
      `the database was made by a newer version (${migration}): start that version, or restore a backup into an empty database`,
    );
    this.name = 'NewerDatabase';
  }
}

/** Tables of which nothing says that they are those of a whole version. Its message says what to do. */
export class UnfinishedDatabase extends Error {
  override readonly name = 'UnfinishedDatabase';
}
