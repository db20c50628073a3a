import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { places } from '../../support/databases';
import { signIn } from '../../support/editorClient';
import { startHost, type Host } from '../../support/host';
import { publishFromEditor, publishFromTerminal } from '../../support/publishers';
import { casesRun, runs } from '../../support/soak';
import { storeFaults, type Acknowledged } from '../../support/storeConsistency';
import { createStore, type Store } from '../../support/stores';

const minuteMs = 60_000;
/** Files of one call of the terminal: more than it gets to publish before its end. */
const filesOfTerminal = 60;
const checkEvery = 25;

const below = (limit: number): number => Math.floor(Math.random() * limit);
const isLockNews = (text: string): boolean => /locked|SQLITE_BUSY/i.test(text);

let store: Store;
let host: Host | undefined;
afterEach(async () => {
  await host?.kill();
  host = undefined;
  await store.remove();
}, minuteMs);

const startOn = ({ environment }: Store): Promise<Host> =>
  startHost({ environment: { RATE_LIMITS: 'off', ...environment } });

describe.each(places)('publishers that are killed on %s', (place) => {
  it(
    'lose nothing that was acknowledged and leave nothing half-published',
    async () => {
      const rounds = runs(2, 150);
      store = await createStore(place);
      const client = await signIn(store.database, 'pia', 'publisher');
      const acknowledged: Acknowledged[] = [];
      let [killedHosts, killedServers] = [0, 0];
      for (let round = 0; round < rounds; round += 1) {
        const current = (host ??= await startOn(store));
        const terminal = publishFromTerminal({
          environment: store.environment,
          folder: path.join(store.folder, 'files'),
          name: `terminal-${round}`,
          count: filesOfTerminal,
        });
        const editor = publishFromEditor({
          client,
          originOf: () => current.origin,
          name: `editor-${round}`,
          count: Infinity,
        });
        // Anywhere: before its first publication, between two, in the midst of one.
        await Promise.race([terminal.reached(below(8)), pause(5_000)]);
        await pause(below(40));
        terminal.process.kill('SIGKILL');
        const killsServer = store.postgres !== undefined && round % 10 === 5;
        if (killsServer) {
          await store.postgres?.crash();
          killedServers += 1;
        }
        if (round % 2 === 1) {
          await editor.reached(1 + below(3));
          await pause(below(20));
          await current.kill();
          host = undefined;
          killedHosts += 1;
        }
        editor.stop();
        await Promise.all([terminal.done, editor.done]);
        acknowledged.push(...terminal.acknowledged, ...editor.acknowledged);
        if (!killsServer) expect(terminal.complaints).toEqual([]);
        if (!killsServer && host) expect(editor.complaints).toEqual([]);
        if (round % checkEvery === checkEvery - 1)
          expect(await storeFaults(store.database, acknowledged)).toEqual([]);
      }
      expect(await storeFaults(store.database, acknowledged)).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(0);
      const servers = killedServers === 0 ? '' : `, the database server ${killedServers} times`;
      casesRun(
        'store-kill',
        rounds,
        `${place}: terminal killed ${rounds} times, host ${killedHosts}${servers}; ${acknowledged.length} acknowledged`,
      );
    },
    runs(2, 60) * minuteMs,
  );
});

describe('the host and terminals on one SQLite file', () => {
  it(
    'publish at once, lose nothing, and tell nobody of a lock',
    async () => {
      const each = runs(8, 200);
      store = await createStore('SQLite');
      const client = await signIn(store.database, 'pia', 'publisher');
      const current = (host = await startOn(store));
      const terminals = ['one', 'two'].map((name) =>
        publishFromTerminal({
          environment: store.environment,
          folder: path.join(store.folder, name),
          name,
          count: each,
        }),
      );
      const editors = ['a', 'b'].map((name) =>
        publishFromEditor({ client, originOf: () => current.origin, name, count: each }),
      );
      const publishers = [...terminals, ...editors];
      await Promise.all(publishers.map(({ done }) => done));
      expect(publishers.flatMap(({ complaints }) => complaints)).toEqual([]);
      expect(current.log.all((line) => isLockNews(JSON.stringify(line)))).toEqual([]);
      expect(publishers.map(({ acknowledged }) => acknowledged.length)).toEqual([each, each, each, each]);
      expect(
        await storeFaults(
          store.database,
          publishers.flatMap(({ acknowledged }) => acknowledged),
        ),
      ).toEqual([]);
      casesRun(
        'store-kill',
        4 * each,
        `one SQLite file: ${4 * each} publications of host and two terminals at once`,
      );
    },
    runs(2, 20) * minuteMs,
  );
});
