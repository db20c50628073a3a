import { randomBytes, scryptSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readShippedTemplates, seedTemplates } from '../../../src/host/delivery/templates/shippedTemplates';
import { ensureFirstAdministrator } from '../../../src/host/editor/identity/accounts/firstAdministrator';
import { migrate } from '../../../src/host/store/migrate';
import { embeddedFile, openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import type { HostOptions } from '../../support/host';
import { parentFolder } from '../../support/temporaryFolder';
import { administrator } from './EditorPage';

/** Set while a run lasts: a folder of databases as a host leaves them once it has started. */
const folderOfRun = 'VITRINA_TEST_SEEDED';
const templates = path.resolve(__dirname, '../../../templates');
const silent = { info: () => undefined, warn: () => undefined };

/** A hash names its cost: a sign-in costs next to nothing where the first one was cheap. */
function cheapHash(password: string): string {
  const [salt, N, r, p] = [randomBytes(16), 1_024, 8, 1];
  const key = scryptSync(password.normalize('NFKC'), salt, 32, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

async function seed(folder: string, hasAdministrator: boolean): Promise<void> {
  const database = openDatabase({ databaseUrl: undefined, dataFolder: folder });
  try {
    await migrate(database);
    await seedTemplates(new SqlTemplateStore(database), readShippedTemplates(templates), silent);
    if (!hasAdministrator) return;
    await ensureFirstAdministrator({ database, clock: Date.now, configured: administrator, mayMake: false });
    await database
      .updateTable('editor_accounts')
      .set({ password_hash: cheapHash(administrator.password) })
      .execute();
  } finally {
    await database.destroy();
  }
}

const fileIn = (folder: string, hasAdministrator: boolean): string =>
  path.join(folder, hasAdministrator ? 'administered' : 'plain');

/** Before the first test of a run; resolves with what is done after the last. */
export default async function makeSeededFiles(): Promise<() => void> {
  const folder = mkdtempSync(path.join(parentFolder(), 'vitrina-seeded-'));
  for (const hasAdministrator of [false, true])
    await seed(fileIn(folder, hasAdministrator), hasAdministrator);
  process.env[folderOfRun] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * The database that a host of such options starts with: shipped templates are live in it, and the first administrator
 * is there. A host that has to make both anew takes twice as long.
 */
export function seededFileFor({ environment = {} }: HostOptions): string | undefined {
  const folder = process.env[folderOfRun];
  if (folder === undefined || environment.TEMPLATE_SOURCE !== undefined) return undefined;
  const hasAdministrator = environment.EDITOR_ADMIN_EMAIL === administrator.email;
  if (environment.EDITOR_ADMIN_EMAIL !== undefined && !hasAdministrator) return undefined;
  return embeddedFile(fileIn(folder, hasAdministrator));
}
