import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { parseOrder } from '../../../src/host/operations/cli/command';
import { storePlace } from '../../../src/host/operations/cli/storePlace';
import { runCommand } from '../../../src/host/operations/cli/runCommand';
import type { Database } from '../../../src/host/store/database';
import { migrate } from '../../../src/host/store/migrate';
import { openDatabase } from '../../../src/host/store/openDatabase';
import { SqlTemplateStore } from '../../../src/host/store/sqlTemplateStore';
import type { CheckContext } from '../../../src/template/check/checkContext';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const root = path.resolve(__dirname, '../../..');
const temporaryFolder = provideTemporaryFolders();
const origin = 'https://pages.example';
const documentOf = (id: string, title: unknown = 'x') =>
  JSON.stringify({ schemaVersion: 1, id, kind: 'channel', locale: 'es', blocks: [], title: String(title) });

describe('npm run templates', () => {
  let folder: string;
  let database: Kysely<Database>;
  let store: SqlTemplateStore;
  let output: string[];

  beforeEach(async () => {
    folder = temporaryFolder();
    database = openDatabase({ databaseUrl: undefined, dataFolder: folder });
    await migrate(database);
    store = new SqlTemplateStore(database);
    output = [];
  });
  afterEach(() => database.destroy());

  const file = (name: string, content: string) => {
    const whole = path.join(folder, name);
    writeFileSync(whole, content);
    return whole;
  };
  /** What nobody but the editor runs is said after each check. */
  const said = () => output.filter((line) => !line.startsWith('Not run here'));
  const contextOf = async (): Promise<CheckContext> => ({});
  const run = async (...words: string[]) => {
    const order = parseOrder(words);
    if (!order.ok) return 'not understood';
    const terminal = {
      say: (line: string) => output.push(line),
      complain: (line: string) => output.push(`! ${line}`),
    };
    return runCommand(order.value.command, {
      terminal,
      place: storePlace({ contextOf, openStore: async () => store, user: 'ana', origin }),
    });
  };

  it('checks without a store, and says file, place, block, rule and what is wrong, errors first', async () => {
    const good = file('good.json', documentOf('a'));
    const block = { id: 'top', type: 'hero', props: { title: '' } };
    const bad = file(
      'bad.json',
      documentOf('b')
        .replace('channel', 'poster')
        .replace('[]', JSON.stringify([block, { ...block, id: '' }])),
    );
    const order = parseOrder(['check', good, bad]);
    if (!order.ok) throw new Error(order.error);
    const terminal = {
      say: (line: string) => output.push(line),
      complain: (line: string) => output.push(`! ${line}`),
    };
    const openStore = () => Promise.reject(new Error('a check needs no store'));
    expect(
      await runCommand(order.value.command, {
        terminal,
        place: storePlace({ contextOf, openStore, user: '', origin }),
      }),
    ).toBe(1);
    expect(output).toEqual([
      `${good}: nothing to fix`,
      `! ${bad}: 2 errors, 0 warnings`,
      '!   Errors: these keep it from being published',
      '!     /blocks/1/id  block ""  [wrongForm]',
      expect.stringContaining('It is not written the way this field asks'),
      '!     /kind  [notAChoice]',
      '!       It must be one of "landing", "download", "agreement", "channel".',
      expect.stringMatching(/^Not run here: .*tapTargetSmall.*The editor runs them\.$/),
    ]);
    expect(await run('check', good)).toBe(0);
  });

  it('says one thing once, below all of its places', async () => {
    const document: unknown = JSON.parse(documentOf('a'));
    const repeated = file(
      'a.json',
      JSON.stringify(Object.assign({}, document, { title: { en: '', es: '' } })),
    );
    expect(await run('check', repeated)).toBe(0);
    expect(output.slice(0, 5)).toEqual([
      `${repeated}: 0 errors, 1 warning`,
      '  Warnings: have a look',
      '    /title/en  [emptyText]',
      '    /title/es  [emptyText]',
      '      The text is empty; write it or remove the field.',
    ]);
  });

  it('publishes with warnings where nobody sits at the terminal, asks where somebody does', async () => {
    const warned = file('a.json', documentOf('a', ''));
    const questions: string[] = [];
    const publish = (answer: boolean, ...words: string[]) => {
      const order = parseOrder(['publish', warned, ...words]);
      if (!order.ok) throw new Error(order.error);
      const say = (line: string) => output.push(line);
      const ask = async (question: string) => (questions.push(question), answer);
      return runCommand(order.value.command, {
        terminal: { say, complain: say, ask },
        place: storePlace({ contextOf, openStore: async () => store, user: 'ana', origin }),
      });
    };
    expect(await publish(false)).toBe(1);
    expect(await store.sequence()).toBe(0);
    expect(output).toContain('    /title  [emptyText]');
    expect(questions).toEqual(['Publish with 1 warning? [y/N] ']);
    expect(await publish(true)).toBe(0);
    expect(await store.sequence()).toBe(1);
    writeFileSync(warned, `${documentOf('a', '')} `);
    expect(await publish(false, '--yes')).toBe(0);
    writeFileSync(warned, `${documentOf('a', '')}  `);
    expect(await run('publish', warned)).toBe(0);
    expect(await store.sequence()).toBe(3);
    expect(questions).toHaveLength(2);
  });

  it('publishes exact bytes under who and why, and says when nothing changed', async () => {
    const text = `  ${documentOf('a', 'ñ 你好')}\n\n`;
    const one = file('a.json', text);
    expect(await run('publish', one, '--reason', 'spring')).toBe(0);
    expect(await run('publish', one)).toBe(0);
    expect((await store.published('a'))?.document).toBe(text);
    expect(await store.history('a')).toMatchObject([{ publishedBy: 'ana (terminal)', reason: 'spring' }]);
    expect(said().filter((line) => !line.endsWith('nothing to fix'))).toEqual([
      `${one}: published a, revision 1: ${origin}/landing?id=a`,
      `${one}: a is unchanged, revision 1 is live already: ${origin}/landing?id=a`,
    ]);
  });

  it('publishes nothing when any file has an error', async () => {
    const good = file('a.json', documentOf('a'));
    const twin = file('twin.json', documentOf('a', 'twin'));
    const latin = path.join(folder, 'latin.json');
    writeFileSync(latin, Buffer.from(documentOf('l', 'ñ'), 'latin1'));
    for (const wrong of [file('b.json', '{"id":"b",}'), path.join(folder, 'none.json'), twin, latin]) {
      expect(await run('publish', good, wrong)).toBe(1);
      expect(output.at(-1)).toBe('! Nothing was published. Fix the errors above and try again.');
    }
    expect(output.join('\n')).toMatch(
      /b\.json: 1 error, 0 warnings\n.*\n! {5}\/ {2}\[notJson\]\n! {7}Not JSON: line 1, column 11: expected a name/,
    );
    expect(await store.sequence()).toBe(0);
  });

  it('exports every live template byte for byte, ready to be published again', async () => {
    const texts = [` ${documentOf('a', 1)}`, documentOf('b.c-d', 2)];
    for (const document of texts) await store.publish({ document, publishedBy: '', reason: '' });
    const target = path.join(folder, 'deep', 'export');
    expect(await run('export', target)).toBe(0);
    expect(readdirSync(target)).toEqual(['a.json', 'b.c-d.json']);
    expect(readdirSync(target).map((name) => readFileSync(path.join(target, name), 'utf8'))).toEqual(texts);
    expect(await run('publish', ...readdirSync(target).map((name) => path.join(target, name)))).toBe(0);
    expect(await store.sequence()).toBe(2);
  });

  it('rolls back to the revision before, or to a given one', async () => {
    for (const name of [1, 2, 3])
      await store.publish({ document: documentOf('a', name), publishedBy: '', reason: '' });
    expect(await run('rollback', 'a')).toBe(0);
    expect(await run('rollback', 'a', '1', '--reason', 'sober')).toBe(0);
    expect((await store.history('a'))[0]).toMatchObject({
      revision: 1,
      reason: 'sober',
      publishedBy: 'ana (terminal)',
    });
    for (const words of [
      ['rollback', 'a'],
      ['rollback', 'a', '9'],
      ['rollback', 'a', '1'],
      ['rollback', 'none'],
    ]) {
      expect(await run(...words)).toBe(1);
    }
    expect(output).toEqual([
      'a: revision 2 is live',
      'a: revision 1 is live',
      '! a: nothing was live before',
      '! a: there is no such revision',
      '! a: revision 1 is live already',
      '! none: there is no template of this id',
    ]);
  });

  it('takes a page offline, says so, and puts it online again', async () => {
    await store.publish({ document: documentOf('a'), publishedBy: '', reason: '' });
    expect(await run('offline', 'a', '--reason', 'wrong rate')).toBe(0);
    expect(await store.published('a')).toBeUndefined();
    expect((await store.history('a'))[0]).toMatchObject({
      action: 'end',
      reason: 'wrong rate',
      publishedBy: 'ana (terminal)',
    });
    expect(await run('history', 'a')).toBe(0);
    const [line = ''] = output;
    expect(line).toMatch(
      /^a: offline since 20\S+Z, by ana \(terminal\); rollback a puts revision 1 online again$/,
    );
    expect(output[1]).toBe(line);
    expect(output[2]).toContain('offline      -  ana (terminal)  wrong rate');
    expect(await run('offline', 'a')).toBe(1);
    expect(await run('offline', 'none')).toBe(1);
    expect(await run('rollback', 'a')).toBe(0);
    expect((await store.published('a'))?.revision).toBe(1);
    expect(output.slice(-3)).toEqual([
      '! a: nothing is live',
      '! none: nothing is live',
      'a: revision 1 is live',
    ]);
  });

  it('tells what was live when, by whom and why, the latest first', async () => {
    let now = Date.parse('2026-03-01T09:00:00Z');
    const told = new SqlTemplateStore(database, () => now);
    for (const title of ['one', 'two']) {
      await told.publish({
        document: documentOf('a', title),
        publishedBy: 'Ana',
        reason: `spring\u001b[2J\n${title}`,
      });
      now += 60_000;
    }
    await told.rollback({ id: 'a', publishedBy: 'Ben', reason: '' });
    expect(await run('history', 'a')).toBe(0);
    expect(output).toEqual([
      'a: revision 1 is live',
      '  2026-03-01T09:02:00.000Z  rolled back  revision 1  Ben',
      '  2026-03-01T09:01:00.000Z  published    revision 2  Ana  spring [2J two',
      '  2026-03-01T09:00:00.000Z  published    revision 1  Ana  spring [2J one',
    ]);
    expect(await run('history', 'none')).toBe(1);
    expect(output.at(-1)).toBe('! none: there is no template of this id');
  });

  it.each([
    [[]],
    [['frobnicate']],
    [['check']],
    [['publish']],
    [['export']],
    [['export', 'a', 'b']],
    [['rollback']],
    [['rollback', 'a', '0']],
    [['rollback', 'a', 'two']],
    [['rollback', 'a', '1', '2']],
    [['offline']],
    [['offline', 'a', 'b']],
    [['history']],
    [['history', 'a', '1']],
    [['history', 'a', '--reason', 'x']],
    [['check', 'x', '--force']],
    [['check', 'x', '--yes']],
  ])('does not understand %j', (words: string[]) => {
    expect(parseOrder(words)).toMatchObject({ ok: false });
  });

  it('explains itself', async () => {
    expect(await run('help')).toBe(0);
    expect(output[0]).toContain('rollback ID [REVISION]');
  });
});

describe('the command as a process', () => {
  const start = (dataFolder: string, words: readonly string[], environment: Record<string, string> = {}) =>
    spawn(
      process.execPath,
      [
        '--require',
        path.join(root, 'tests/support/typeScript.cjs'),
        path.join(root, 'src/host/operations/cli/templates.ts'),
        ...words,
      ],
      {
        cwd: root,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataFolder, ...environment },
      },
    );

  it('loses no acknowledged revision and publishes none by half when it is killed', async () => {
    const folder = temporaryFolder();
    const dataFolder = path.join(folder, 'data');
    const files = Array.from({ length: 400 }, (_, position) => {
      const file = path.join(folder, `${position}.json`);
      writeFileSync(file, documentOf(`page${position}`, 'x'.repeat(2_000)));
      return file;
    });
    mkdirSync(dataFolder);
    const child = start(dataFolder, ['publish', ...files]);
    let acknowledged = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      acknowledged += text;
      if (acknowledged.split(': published ').length > 41) child.kill('SIGKILL');
    });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    const database = openDatabase({ databaseUrl: undefined, dataFolder });
    const store = new SqlTemplateStore(database);
    await migrate(database);
    const live = await store.list();
    const claimed = [...acknowledged.matchAll(/published (page\d+), revision 1: \/landing\?id=\1\n/g)].map(
      ([, id]) => id,
    );
    expect(claimed.length).toBeGreaterThanOrEqual(40);
    expect(live.length).toBeLessThan(files.length);
    expect(live.map(({ id }) => id)).toEqual(expect.arrayContaining(claimed));
    expect(await store.sequence()).toBe(live.length);
    for (const { id, revisions } of live) {
      expect(revisions).toBe(1);
      expect((await store.published(id))?.document).toBe(documentOf(id, 'x'.repeat(2_000)));
      expect(await store.history(id)).toHaveLength(1);
    }
    await database.destroy();
  });

  it('ends with 2 and its usage where it is not understood, with 1 where the environment is wrong', async () => {
    const unknown = start(temporaryFolder(), ['frobnicate']);
    let complaint = '';
    unknown.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    expect(await once(unknown, 'close')).toEqual([2, null]);
    expect(complaint).toContain('Usage: npm run templates');
    const wrong = start(temporaryFolder(), ['export', 'x'], { DATABASE_URL: '' });
    let said = '';
    wrong.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    expect(await once(wrong, 'close')).toEqual([1, null]);
    expect(said).toContain('DATABASE_URL is set but empty');
  });
});
