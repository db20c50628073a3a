import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import type { Kysely } from 'kysely';
import { loadBrand } from '../../delivery/brand/loadBrand';
import { loadFont } from '../../delivery/font/loadFont';
import { loadMarketRules } from '../../delivery/rules/loadMarketRules';
import { type CheckSources, readCheckContext } from '../../delivery/templates/readCheckContext';
import { type CommandConfiguration, readCommandConfiguration } from '../../process/settings/configuration';
import { foldersBeside } from '../../delivery/routes/folders';
import { success } from '../../../kernel/result';
import type { Database } from '../../store/database';
import { migrate } from '../../store/migrate';
import { embeddedFile, openForLongWork } from '../../store/openDatabase';
import { SqlTemplateStore } from '../../store/sqlTemplateStore';
import { type Command, type HostWords, parseOrder } from './command';
import { createHostClient } from './hostClient';
import { hostPlace } from './hostPlace';
import { storePlace, type StorePlaceOptions } from './storePlace';
import { runCommand } from './runCommand';
import { readTemplate } from './templateFiles';
import { type ExitCode, exitCodes, processTerminal, runProgram, type Terminal } from './terminal';
import { texts } from './texts';
import { userInfo } from 'node:os';

async function ask(question: string): Promise<boolean> {
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await reader.question(question);
  reader.close();
  return /^(?:y|yes)$/i.test(answer.trim());
}

const terminal: Terminal = {
  ...processTerminal,
  ...(process.stdin.isTTY && process.stderr.isTTY && { ask }),
};

const databaseExists = ({ databaseUrl, dataFolder }: CommandConfiguration): boolean =>
  databaseUrl !== undefined || existsSync(embeddedFile(dataFolder));

/** Connections of one command, made when it needs them. */
class Connections {
  private readonly all: Kysely<Database>[] = [];

  constructor(private readonly configuration: CommandConfiguration) {}

  /** As it is: looking at files changes no database. */
  open(): Kysely<Database> {
    const database = openForLongWork(this.configuration);
    this.all.push(database);
    return database;
  }

  async openMigrated(): Promise<Kysely<Database>> {
    const database = this.open();
    await migrate(database);
    return database;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((database) => database.destroy()));
  }
}

type CheckBasis = Pick<CheckSources, 'brand' | 'marketRules' | 'fontBytes'>;

function createContextOf(
  configuration: CommandConfiguration,
  basis: CheckBasis,
  connections: Connections,
): StorePlaceOptions['contextOf'] {
  const { pictures } = foldersBeside(__dirname);
  const { publicOrigin: origin } = configuration;
  const known = { ...basis, origin, picturesFolder: pictures, now: Date.now() };
  return async (documents) => {
    const withoutStore = () => readCheckContext({ ...known, database: undefined }, documents);
    if (!databaseExists(configuration)) return withoutStore();
    // A store that is down or of another version keeps nobody from looking at files; what it would tell is named as not run.
    return readCheckContext({ ...known, database: connections.open() }, documents).catch(withoutStore);
  };
}

/** The database itself: needed where no host runs, as in recovery. */
async function run(
  command: Command,
  configuration: CommandConfiguration,
  basis: CheckBasis,
): Promise<ExitCode> {
  const connections = new Connections(configuration);
  const contextOf = createContextOf(configuration, basis, connections);
  const openStore = async () => new SqlTemplateStore(await connections.openMigrated());
  try {
    const place = storePlace({ contextOf, openStore, user: userName(), origin: configuration.publicOrigin });
    return await runCommand(command, { terminal, place });
  } finally {
    await connections.close();
  }
}

function refuse(problems: readonly string[]): ExitCode {
  problems.forEach((problem) => terminal.complain(problem));
  return exitCodes.wrong;
}

async function main(words: readonly string[]): Promise<ExitCode> {
  const order = parseOrder(words);
  if (!order.ok) {
    terminal.complain(order.error);
    return exitCodes.notUnderstood;
  }
  const { command, host } = order.value;
  return host ? runOnHost(command, host) : runOnStore(command);
}

async function runOnHost(command: Command, { origin, tokenFile }: HostWords): Promise<ExitCode> {
  const read = readTemplate(tokenFile);
  if (!read.ok) return refuse([texts.unreadableToken(tokenFile, read.error)]);
  const token = read.value.document.trim();
  if (!/^[\w-]+$/.test(token)) return refuse([texts.emptyToken(tokenFile)]);
  return runCommand(command, { terminal, place: hostPlace(createHostClient(origin, token)) });
}

async function runOnStore(command: Command): Promise<ExitCode> {
  const configuration = readCommandConfiguration(process.env);
  if (!configuration.ok) return refuse(configuration.error);
  const { configFile, rulesFolder } = configuration.value;
  const brand = loadBrand(configFile);
  const font = brand.ok ? await loadFont(configFile, brand.value) : success(undefined);
  const marketRules = loadMarketRules(rulesFolder);
  if (brand.ok && font.ok && marketRules.ok)
    return run(command, configuration.value, {
      brand: brand.value,
      marketRules: marketRules.value,
      fontBytes: font.value?.content.length ?? 0,
    });
  return refuse([brand, font, marketRules].flatMap((read) => (read.ok ? [] : read.error)));
}

runProgram(main);

/** A machine may know no name for the user that runs a command, as in a container. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
