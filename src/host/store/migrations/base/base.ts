import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';
import { protectEvidence } from '../protectEvidence';
import { protectRows } from '../protectRows';
import { accountTables } from './accounts';
import { callTables } from './calls';
import { commentTables } from './comments';
import { ofFile, ofServer } from './dialectWords';
import { draftTables } from './drafts';
import { releaseTables } from './release';
import { statisticsTables } from './statistics';
import { templateTables } from './templates';

const appendOnly = ['template_revisions', 'template_publications', 'editor_audit', 'editor_draft_versions'];

/** Every table as version 0.1.0 left it, those before others that rows of theirs name. Some indexes are of `laterIndexes`. */
export const baseMigration: Migration = {
  async up(database: Kysely<unknown>) {
    const words = database.getExecutor().adapter instanceof PostgresAdapter ? ofServer : ofFile;
    const statements = [
      ...templateTables,
      ...accountTables(words),
      ...draftTables(words),
      ...commentTables(words),
      ...releaseTables(words),
      ...statisticsTables(words),
      ...callTables,
    ];
    for (const statement of statements) await sql.raw(statement).execute(database);
    for (const table of appendOnly) await protectRows(database, table);
    await protectEvidence(database);
  },
};
