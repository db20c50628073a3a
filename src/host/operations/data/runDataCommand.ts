import { tmpdir } from 'node:os';
import path from 'node:path';
import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { backUp } from '../backup/backup';
import { withSnapshot } from '../backup/openSnapshot';
import { restore } from '../backup/restore';
import { verifyEvidence } from '../../calls/evidence/verifyEvidence';
import { exitCodes, type ExitCode, type Terminal } from '../cli/terminal';
import type { CommandConfiguration } from '../../process/settings/configuration';
import { recordSuccess } from '../../store/leases';
import { checkIntegrity } from '../integrity/checkIntegrity';
import { type AdvertBasis, exportAdverts } from '../adverts/exportAdverts';
import type { Result } from '../../../kernel/result';
import { originOf } from '../../process/originOf';
import { privacyKeyFile, readPrivacyKeys } from '../../calls/privacy/privacyKeys';
import { reasonOf } from '../../../kernel/errors';
import { deleteExpired } from '../retention/deleteExpired';
import type { Database } from '../../store/database';
import { migrate } from '../../store/migrate';
import { openForLongWork } from '../../store/openDatabase';
import { isNamed, type DataCommand } from './command';
import { deletePersonalData, findPersonalData, type Person } from './personalData';
import { holdSetTimes, resetAdmin } from './resetAdmin';
import { texts, usage } from './texts';

export interface DataContext {
  readonly terminal: Terminal;
  readonly configuration: Pick<
    CommandConfiguration,
    | 'databaseUrl'
    | 'dataFolder'
    | 'privacyKeys'
    | 'backupKeys'
    | 'retention'
    | 'publicOrigin'
    | 'host'
    | 'port'
  >;
  readonly clock: () => number;
  /** Standard input, without its last line break. */
  readonly readInput: () => Promise<string>;
  /** What pages are drawn with; the error says what is wrong with the brand file. */
  readonly readAdvertBasis: () => Promise<Result<AdvertBasis, readonly string[]>>;
}

async function withDatabase<Value>(
  { configuration }: DataContext,
  work: (database: Kysely<Database>) => Promise<Value>,
): Promise<Value> {
  const database = openForLongWork(configuration);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

const withMigrated = <Value>(
  context: DataContext,
  work: (database: Kysely<Database>) => Promise<Value>,
): Promise<Value> =>
  withDatabase(context, async (database) => {
    await migrate(database);
    return work(database);
  });

/** Undefined where standard input names nobody, which is said. */
async function named(
  { kind, value }: Person,
  { readInput, terminal }: DataContext,
): Promise<Person | undefined> {
  const person = { kind, value: value === '-' ? (await readInput()).trim() : value };
  if (isNamed(person)) return person;
  // What came is not repeated: it may hold a telephone.
  terminal.complain(texts.nobodyNamed(kind));
  return undefined;
}

const keysOf = ({ configuration, clock }: DataContext, database: Kysely<Database>) =>
  readPrivacyKeys({ ...configuration, configured: configuration.privacyKeys }, database, clock());

/**
 * Where hosts read it, and after the state that is in the archive. The archive is whole whatever becomes of this.
 * @param madeAt epoch milliseconds of the state that it holds
 */
async function recordBackup(madeAt: number, context: DataContext): Promise<void> {
  try {
    await withDatabase(context, (database) => recordSuccess(database, 'backup', madeAt));
  } catch (error) {
    context.terminal.complain(texts.backupUnrecorded(reasonOf(error)));
  }
}

async function makeBackup(file: string, context: DataContext): Promise<void> {
  const { terminal, configuration, clock } = context;
  const [key] = configuration.backupKeys;
  const madeAt = clock();
  const counts = await backUp(configuration, file, madeAt, key === undefined ? {} : { key });
  terminal.say(texts.backedUp(file, counts));
  await recordBackup(madeAt, context);
  const keyFile = privacyKeyFile(configuration.dataFolder);
  if (existsSync(keyFile)) terminal.complain(texts.keyApart(keyFile));
}

async function restoreArchive(
  { file, takesUnsigned }: Extract<DataCommand, { name: 'restore' }>,
  context: DataContext,
): Promise<void> {
  const { terminal, configuration, clock } = context;
  const options = { keys: configuration.backupKeys, takesUnsigned };
  await withDatabase(context, async (database) => {
    terminal.say(texts.restored(file, await restore(database, file, options)));
    await holdSetTimes(database, terminal, clock());
  });
  terminal.complain(texts.lookAfterRestore);
}

/** In one state of the database, while hosts go on. */
async function sayVerified({ terminal, configuration }: DataContext): Promise<ExitCode> {
  const { fault, ...verified } = await withSnapshot(configuration, tmpdir(), (snapshot) =>
    snapshot.transaction().setIsolationLevel('repeatable read').execute(verifyEvidence),
  );
  if (fault) terminal.complain(texts.evidenceFault(fault, verified.links));
  else terminal.say(texts.verified(verified));
  return fault ? exitCodes.wrong : exitCodes.done;
}

async function sayIntegrity({ terminal, configuration }: DataContext): Promise<ExitCode> {
  const integrity = await checkIntegrity(configuration);
  if (!integrity.areIndexesChecked) terminal.complain(texts.indexesUnchecked);
  if (integrity.findings.length === 0) terminal.say(texts.whole(integrity));
  else terminal.complain(texts.damaged(integrity.findings));
  return integrity.findings.length === 0 ? exitCodes.done : exitCodes.wrong;
}

async function writeAdverts(
  request: Extract<DataCommand, { name: 'adverts' }>,
  { terminal, configuration, clock, readAdvertBasis }: DataContext,
): Promise<ExitCode> {
  const { folder } = request;
  const basis = await readAdvertBasis();
  const problems = [
    ...(basis.ok ? [] : basis.error),
    ...(existsSync(folder) ? [texts.folderExists(folder)] : []),
  ];
  problems.forEach((problem) => terminal.complain(problem));
  if (!basis.ok || problems.length > 0) return exitCodes.wrong;
  const exported = await withSnapshot(configuration, path.dirname(path.resolve(folder)), (snapshot) =>
    exportAdverts(snapshot, basis.value, { ...request, now: clock() }),
  );
  terminal.say(texts.exported(folder, exported));
  return exitCodes.done;
}

export async function runDataCommand(command: DataCommand, context: DataContext): Promise<ExitCode> {
  const { terminal, configuration, clock } = context;
  switch (command.name) {
    case 'help':
      terminal.say(usage);
      break;
    case 'backup':
      await makeBackup(command.file, context);
      break;
    case 'restore':
      await restoreArchive(command, context);
      break;
    case 'adverts':
      return writeAdverts(command, context);
    case 'show': {
      const person = await named(command.person, context);
      if (!person) return exitCodes.notUnderstood;
      const held = await withMigrated(context, async (database) =>
        findPersonalData(database, await keysOf(context, database), person),
      );
      terminal.say(JSON.stringify(held, null, 2));
      break;
    }
    case 'delete': {
      const person = await named(command.person, context);
      if (!person) return exitCodes.notUnderstood;
      const request = { person, keepsEvidence: command.keepsEvidence, now: clock() };
      const deleted = await withMigrated(context, async (database) =>
        deletePersonalData(database, await keysOf(context, database), request),
      );
      terminal.say(texts.deleted(deleted));
      break;
    }
    case 'reset-admin':
      return withMigrated(context, (database) =>
        resetAdmin(database, {
          email: command.email,
          origin: originOf(configuration),
          now: clock(),
          terminal,
        }),
      );
    case 'migrate':
      terminal.say(texts.migrated(await withDatabase(context, (database) => migrate(database))));
      break;
    case 'check-integrity':
      return sayIntegrity(context);
    case 'verify-evidence':
      return sayVerified(context);
    case 'expire':
      terminal.say(
        texts.expired(
          await withMigrated(context, (database) =>
            deleteExpired({ database }, configuration.retention, clock()),
          ),
        ),
      );
      break;
  }
  return exitCodes.done;
}
