import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { decodeBrand } from '../../src/codec/brand';
import type { Brand } from '../../src/generated/brand';
import { migrate } from '../../src/host/store/migrate';
import { openDatabase } from '../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../src/host/store/sqlTemplateStore';
import { startFaultProxy } from './faultProxy';
import { HostLog, type LogLine } from './hostLog';
import { copyMigratedFile } from './migratedFile';
import { startSandbox } from './sandbox';
import { parentFolder } from './temporaryFolder';

const root = path.resolve(__dirname, '../..');
const hostFile = path.join(root, 'dist/host/main.js');
const commandFile = path.join(root, 'dist/host/templates.js');
const loggedSidLength = 6;
/** Migrations and shipped templates on a machine that has much else to do. */
const startPatienceMs = 50_000;

export interface HostOptions {
  /** What differs from the demo brand. */
  readonly brand?: Partial<Brand>;
  /** A WOFF2 file to lie beside the brand file, as `brand.woff2`. */
  readonly fontFile?: string;
  /** Template documents that are live when the host opens, unchecked. */
  readonly documents?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** A database to begin with, which is copied; without it one that has every table and no row. */
  readonly databaseFile?: string | undefined;
  /** A data folder that outlives the host; without it the host has one of its own. */
  readonly dataFolder?: string;
  /** The Node that runs it; without it the one that runs the tests. */
  readonly node?: string;
  /** Words for Node before the host's file. */
  readonly nodeArguments?: readonly string[];
  /** The host's file; without it the build's. */
  readonly script?: string;
  /** Its sandbox fails where an id or a telephone asks for that (docs/lenders-and-apps/sandbox.md). */
  readonly fails?: boolean;
  /** Opens a channel for messages to what `nodeArguments` load. */
  readonly speaks?: boolean;
}

/** The built host as a process of its own, with a database of its own. */
export interface Host {
  readonly origin: string;
  readonly process: ChildProcess;
  readonly log: HostLog;
  /** Its DATA_DIR. */
  readonly dataFolder: string;
  /** Text in the last picture of a session, once that many pictures were drawn. */
  captchaAnswer(sid: string, pictures: number): Promise<string>;
  /** What was said last to who listened. */
  spokenCaptcha(sid: string): Promise<string>;
  /** The clock of its sandbox goes on by so much at once; for hosts that have `fails`. */
  passTime(ms: number): void;
  /** The SMS code that a telephone got after the log had that many lines. */
  smsCode(phone: string, linesBefore: number): Promise<string>;
  /** `npm run templates -- WORDS`, as far as the build goes. */
  runTemplates(...words: readonly string[]): Promise<CommandResult>;
  /** Ends the process the way an operator does. */
  stop(): Promise<void>;
  /** Ends the process at once, as a crash of the machine would (SIGKILL). */
  kill(): Promise<void>;
}

export interface CommandResult {
  readonly exitCode: number;
  readonly output: string;
}

/** Code that a process ends with; -1 where a signal ended it. */
export const exitOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? -1);
    else child.once('exit', (code) => resolve(code ?? -1));
  });

/** The environment of a test run names the developer's own settings; a host under test gets its own. */
const plainEnvironment = () => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  // From Node 22 on the second host finds the code of the first compiled, which is half of its start.
  NODE_COMPILE_CACHE: path.join(tmpdir(), 'vitrina-compiled'),
});

async function run(
  file: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  const child = spawn(process.execPath, [file, ...words], { cwd: root, env: environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (output += piece.toString()));
  const exitCode = await exitOf(child);
  return { exitCode, output };
}

/** Publishes without the checks of the terminal, as an older version of them might have. */
async function publishUnchecked(dataFolder: string, documents: readonly string[]): Promise<void> {
  const database = openDatabase({ databaseUrl: undefined, dataFolder });
  try {
    await migrate(database);
    const store = new SqlTemplateStore(database);
    for (const document of documents) {
      const published = await store.publish({ document, publishedBy: 'test', reason: 'test' });
      if (!published.ok) throw new Error(`No template: ${document.slice(0, 200)}`);
    }
  } finally {
    await database.destroy();
  }
}

function writeBrand(folder: string, changes: Partial<Brand>, fontFile: string | undefined): string {
  const demo = JSON.parse(readFileSync(path.join(root, 'brands/demo.json'), 'utf8')) as object;
  const file = path.join(folder, 'brand.json');
  if (fontFile !== undefined) copyFileSync(fontFile, path.join(folder, 'brand.woff2'));
  writeFileSync(file, JSON.stringify({ ...demo, ...changes }));
  return file;
}

interface FailingSandbox {
  readonly origin: string;
  passTime(ms: number): void;
  stop(): Promise<void>;
}

/** A sandbox in this process behind a proxy that makes it fail; its lines go to the log of the host. */
async function startFailingSandbox(
  folder: string,
  { brand: changes, environment = {} }: HostOptions,
  log: HostLog,
): Promise<FailingSandbox> {
  const demo = JSON.parse(readFileSync(path.join(root, 'brands/demo.json'), 'utf8')) as object;
  const brand = decodeBrand({ ...demo, ...changes });
  if (!brand.ok) throw new Error(brand.error.join('\n'));
  let passedMs = 0;
  const sandbox = await startSandbox({
    folder: path.join(folder, 'sandbox'),
    clock: () => Date.now() + passedMs,
    brand: brand.value,
    rateLimits: environment.RATE_LIMITS !== 'off',
    onLine: (line) => log.write(line),
  });
  const proxy = await startFaultProxy(sandbox.origin);
  return {
    origin: proxy.origin,
    passTime: (ms) => void (passedMs += ms),
    stop: async () => {
      await proxy.stop();
      await sandbox.close();
    },
  };
}

/** Resolves with the address that the host says it listens at; rejects where it ends before that. */
async function whenListening(child: ChildProcess, log: HostLog): Promise<string> {
  const listens = log.newestOf(({ msg }) => /^Server listening at /.test(String(msg)), 1, startPatienceMs);
  const ends = exitOf(child).then((code) => {
    throw new Error(`The host ended with ${code}: ${log.rest.join('\n')}`);
  });
  for (const each of [listens, ends]) each.catch(() => undefined);
  try {
    const { msg } = await Promise.race([listens, ends]);
    return String(msg).replace('Server listening at ', '');
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** Starts the built host on a free port; resolves once it listens. */
export async function startHost(options: HostOptions = {}): Promise<Host> {
  const {
    brand,
    fontFile,
    documents = [],
    environment = {},
    node = process.execPath,
    nodeArguments = [],
    script = hostFile,
  } = options;
  const folder = mkdtempSync(path.join(parentFolder(), 'vitrina-host-'));
  const dataFolder = options.dataFolder ?? path.join(folder, 'data');
  if (options.dataFolder === undefined && environment.DATABASE_URL === undefined)
    await copyMigratedFile(dataFolder, options.databaseFile);
  if (documents.length > 0) await publishUnchecked(dataFolder, documents);
  const log = new HostLog();
  const isSandbox = environment.UPSTREAM_URL === undefined;
  const sandbox =
    options.fails && isSandbox ? await startFailingSandbox(dataFolder, options, log) : undefined;
  const settings = {
    ...plainEnvironment(),
    PORT: '0',
    ...(sandbox && { SANDBOX_URL: sandbox.origin }),
    UPSTREAM_URL: 'sandbox',
    UPSTREAM_IDEMPOTENT: 'yes',
    DATA_DIR: dataFolder,
    ...(brand && { CONFIG_FILE: writeBrand(folder, brand, fontFile) }),
    ...environment,
  };
  const child = spawn(node, [...nodeArguments, script], {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe', ...(options.speaks ? (['ipc'] as const) : [])],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => log.write(piece));
  const origin = await whenListening(child, log);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exitOf(child);
    await sandbox?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    origin,
    process: child,
    log,
    dataFolder,
    passTime(ms) {
      if (!sandbox) throw new Error('The sandbox of this host keeps its own time');
      sandbox.passTime(ms);
    },
    async captchaAnswer(sid, pictures) {
      const sidStart = sid.slice(0, loggedSidLength);
      const isAnswer = (line: LogLine) => line.sandboxCaptcha !== undefined && line.sidStart === sidStart;
      return String((await log.newestOf(isAnswer, pictures)).sandboxCaptcha);
    },
    async spokenCaptcha(sid) {
      const sidStart = sid.slice(0, loggedSidLength);
      const isSpoken = (line: LogLine) =>
        line.sandboxSpokenCaptcha !== undefined && line.sidStart === sidStart;
      return String((await log.newestOf(isSpoken)).sandboxSpokenCaptcha);
    },
    async smsCode(phone, linesBefore) {
      const isCode = ({ sandboxSmsCode, phoneEnding }: LogLine, position: number) =>
        position >= linesBefore && sandboxSmsCode !== undefined && phoneEnding === phone.slice(-2);
      return String((await log.newestOf(isCode)).sandboxSmsCode);
    },
    runTemplates: (...words) => run(commandFile, words, settings),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
