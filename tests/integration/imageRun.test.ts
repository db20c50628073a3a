import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '../support/freePorts';
import { canBePlayed, ImageTree } from '../support/imageTree';
import { until } from '../support/until';

const minuteMs = 60_000;

/** What a program prints, and the code that it ends with. */
async function outcome(child: ChildProcess): Promise<{ readonly code: unknown; readonly output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => (output += piece));
  const [code] = (await once(child, 'close')) as unknown[];
  return { code, output };
}

/** Tries to write to each place, and prints those where it could, with who it is. */
const probe = `
const fs = require('node:fs');
const places = process.env.PLACES.split(',');
const written = places.filter((place) => {
  try { fs.writeFileSync(place + '/probe', ''); fs.rmSync(place + '/probe'); return true; } catch { return false; }
});
console.log(JSON.stringify({ user: process.getuid(), group: process.getgid(), groups: process.getgroups(), written }));
`;

// An engine is on few machines; what it makes of the image is a root of its own, and that is on most.
(canBePlayed() ? describe : describe.skip)('what the image holds, run as a container runs it', () => {
  let tree: ImageTree;

  beforeAll(() => {
    tree = new ImageTree();
  }, minuteMs);
  afterAll(() => tree.remove());

  it('can write to its data and to /tmp alone, as nobody in particular', async () => {
    const PLACES = ['/', '/vitrina', '/vitrina/dist', '/etc', '/usr', '/node', '/data', '/tmp'].join(',');
    const { code, output } = await outcome(tree.start(['node', '-e', probe], { PLACES }));
    expect([code, JSON.parse(output)]).toEqual([
      0,
      { user: 1000, group: 1000, groups: [1000], written: ['/data', '/tmp'] },
    ]);
  });

  it(
    'serves pages, is healthy while it does, and ends with 0 within its time',
    async () => {
      const { command, healthCheck, stopSignal } = tree.facts;
      const [port = 0] = await freePorts(1);
      const settings = { PORT: `${port}`, HOST: '127.0.0.1', UPSTREAM_URL: 'sandbox' };
      const isHealthy = async () => (await outcome(tree.start(healthCheck, settings))).code === 0;
      expect(await isHealthy()).toBe(false);
      const host = tree.start(command, settings);
      const ended = outcome(host);
      await until(isHealthy, minuteMs);
      const page = await fetch(`http://127.0.0.1:${port}/landing?id=mx-bienvenida`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<main')]);
      const told = Date.now();
      host.kill(stopSignal as NodeJS.Signals);
      const { code, output } = await ended;
      expect([code, output]).toEqual([0, expect.not.stringContaining('"level":"error"')]);
      // What compose and Kubernetes wait for before they kill it (docs/operators/updating.md).
      expect(Date.now() - told).toBeLessThan(10_000);
    },
    3 * minuteMs,
  );
});
