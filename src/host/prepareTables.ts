import type { FastifyBaseLogger } from 'fastify';
import { seedTemplates } from './delivery/templates/shippedTemplates';
import { administratorLines, ensureFirstAdministrator } from './editor/identity/accounts/firstAdministrator';
import type { HostDatabases } from './hostDatabases';
import type { Configuration } from './process/settings/configuration';
import { migrate } from './store/migrate';
import { prepareDatabase, type DatabasePreparation } from './store/prepareDatabase';
import { SqlTemplateStore } from './store/sqlTemplateStore';

export interface TablesOptions {
  readonly configuration: Pick<Configuration, 'templateSource' | 'editorAdmin'>;
  readonly databases: Pick<HostDatabases, 'forVisitors' | 'forLongWork'>;
  /** Exact text of the templates that come with the host. */
  readonly shipped: readonly string[];
  readonly isAnnounced: boolean;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
}

/** What the tables need before a host can serve from them: their migrations, the shipped templates, an administrator. */
export const prepareTables = (options: TablesOptions): Promise<DatabasePreparation> => {
  const { configuration, databases, shipped, isAnnounced, clock, log } = options;
  const database = databases.forVisitors;
  return prepareDatabase(async () => {
    const made = await migrate(databases.forLongWork);
    if (made.length > 0) log.info({ made }, 'the tables were taken forward');
    if (configuration.templateSource !== 'store') return;
    await seedTemplates(new SqlTemplateStore(database, clock), shipped, log);
    const configured = configuration.editorAdmin;
    const admin = await ensureFirstAdministrator({ database, clock, configured, mayMake: isAnnounced });
    if (admin) process.stdout.write(administratorLines(admin));
  }, log);
};
