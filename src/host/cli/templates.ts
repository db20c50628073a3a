import type { Kysely } from 'kysely';
import { userInfo } from 'node:os';
import { readConfiguration } from '../configuration';
import type { Database } from '../store/database';
import { migrate } from '../store/migrate';
import { openDatabase } from '../store/openDatabase';
import { SqlTemplateStore } from '../store/sqlTemplateStore';
import { parseCommand } from './command';
import { runCommand } from './runCommand';
import { exitCodes, type ExitCode, type Terminal } from './terminal';
import { texts } from './texts';

const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
};

/** A machine may know no name for the user that runs a command, as in a container. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

async function main(words: readonly string[]): Promise<ExitCode> {
  const command = parseCommand(words);
  if (!command) {
    terminal.complain(texts.unknownWords(words));
    return exitCodes.notUnderstood;
  }
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) {
    configuration.error.forEach((problem) => terminal.complain(problem));
    return exitCodes.wrong;
  }
  let database: Kysely<Database> | undefined;
  const openStore = async () => {
    database = openDatabase(configuration.value);
    await migrate(database);
    return new SqlTemplateStore(database);
  };
  try {
    return await runCommand(command, { terminal, openStore, user: userName() });
  } finally {
    await database?.destroy();
  }
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    terminal.complain(texts.failure(error instanceof Error ? error.message : String(error)));
    process.exitCode = exitCodes.wrong;
  },
);
