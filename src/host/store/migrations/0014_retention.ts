import type { Migration } from 'kysely';

/** What retention looks for got its indexes here; `laterIndexes` makes them now, while others write. */
export const retentionMigration: Migration = { up: async () => undefined };
