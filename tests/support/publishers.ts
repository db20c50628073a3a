import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { soundDocument } from './editorHost';
import type { EditorClient } from './editorClient';
import { exitOf } from './host';
import type { Acknowledged } from './storeConsistency';

const root = path.resolve(__dirname, '../..');

/** Somebody who publishes one template after the other until they are done, or killed. */
export interface Publisher {
  readonly acknowledged: readonly Acknowledged[];
  /** Words of failure that reached a person. */
  readonly complaints: readonly string[];
  /** Resolves once that many publications are acknowledged, or when there will be no more. */
  reached(count: number): Promise<void>;
  readonly done: Promise<void>;
  /** Ends it after the publication under way. */
  stop(): void;
}

class Tally {
  readonly acknowledged: Acknowledged[] = [];
  readonly complaints: string[] = [];
  isOver = false;
  isStopped = false;
  private waiting: (() => void)[] = [];

  tell(): void {
    this.waiting.splice(0).forEach((wake) => wake());
  }

  async reached(count: number): Promise<void> {
    while (this.acknowledged.length < count && !this.isOver)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

const asPublisher = (tally: Tally, work: Promise<void>): Publisher => ({
  acknowledged: tally.acknowledged,
  complaints: tally.complaints,
  reached: (count) => tally.reached(count),
  stop: () => void (tally.isStopped = true),
  done: work.finally(() => {
    tally.isOver = true;
    tally.tell();
  }),
});

export interface Terminal extends Publisher {
  readonly process: ChildProcess;
}

export interface TerminalOptions {
  /** Of the store. */
  readonly environment: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Starts the ids of what it publishes. */
  readonly name: string;
  readonly count: number;
}

/** `npm run templates -- publish FILE…`, as far as the build goes. */
export function publishFromTerminal({ environment, folder, name, count }: TerminalOptions): Terminal {
  mkdirSync(folder, { recursive: true });
  const documents = new Map<string, string>();
  for (let number = 0; number < count; number += 1) {
    const id = `${name}-${number}`;
    const document = soundDocument(id, `title ${number}`);
    documents.set(id, document);
    writeFileSync(path.join(folder, `${id}.json`), document);
  }
  const files = [...documents.keys()].map((id) => path.join(folder, `${id}.json`));
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...environment };
  const child = spawn(
    process.execPath,
    [path.join(root, 'dist/host/templates.js'), 'publish', '--yes', ...files],
    { cwd: root, env },
  );
  const tally = new Tally();
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    const lines = (text + piece).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const [, id = '', revision] = /: published (\S+), revision (\d+): \S+$/.exec(line) ?? [];
      const document = documents.get(id);
      if (document !== undefined) tally.acknowledged.push({ id, revision: Number(revision), document });
    }
    tally.tell();
  });
  child.stderr.setEncoding('utf8').on('data', (piece: string) => tally.complaints.push(piece));
  const work = exitOf(child).then((code) => {
    if (code > 0) tally.complaints.push(`the terminal ended with ${code}`);
  });
  return { ...asPublisher(tally, work), process: child };
}

export interface EditorOptions {
  readonly client: EditorClient;
  /** Of the host that is asked next. */
  readonly originOf: () => string;
  readonly name: string;
  readonly count: number;
}

/** Writes and publishes in the editor: each template twice, so that a pointer moves from one revision to the next. */
export function publishFromEditor({ client, originOf, name, count }: EditorOptions): Publisher {
  const tally = new Tally();
  const publishOne = async (number: number) => {
    const id = `${name}-${Math.floor(number / 2)}`;
    const document = soundDocument(id, `title ${number}`);
    const origin = originOf();
    const written = await client.write(origin, id, document);
    if (written.status >= 300)
      throw new Error(`${id} was not written: ${written.status} ${JSON.stringify(written.body.error)}`);
    const { status, body } = await client.publish(origin, id, document);
    if (status !== 200) throw new Error(`${id} was not published: ${status} ${JSON.stringify(body.error)}`);
    tally.acknowledged.push({ id, revision: body.publication.revision ?? 0, document });
    tally.tell();
  };
  const work = async () => {
    for (let number = 0; number < count && !tally.isStopped; number += 1) await publishOne(number);
  };
  return asPublisher(
    tally,
    work().catch((error: unknown) => void tally.complaints.push(String(error))),
  );
}
