import type SqliteDatabase from 'better-sqlite3';
import type { SqliteDatabase as Statements } from 'kysely';
import { LRUCache } from 'lru-cache';

/** A list of other length is another statement. */
const maxStatements = 200;

/**
 * Keeps what was prepared by its text: parsing and planning a short statement takes as long as running it. SQLite plans it
 * again by itself once the schema has changed. The dialect's one connection runs one statement at a time.
 */
export function keepStatements(database: SqliteDatabase.Database): Statements {
  const kept = new LRUCache<string, SqliteDatabase.Statement>({ max: maxStatements });
  return {
    close: () => database.close(),
    prepare(text) {
      const known = kept.get(text);
      if (known) return known;
      const statement = database.prepare(text);
      kept.set(text, statement);
      return statement;
    },
  };
}
