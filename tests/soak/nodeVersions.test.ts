import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureNode, knownVersions } from '../../scripts/bootstrap/newerNode.mjs';
import { fireMix } from '../support/fireMix';
import { exitOf, startHost } from '../support/host';
import { casesRun, soakSize } from '../support/soak';

const root = path.resolve(__dirname, '../..');
const calls = soakSize(200_000, 5_000);
const hourMs = 3_600_000;

/** Stories of borrowers and visitors; those of the editor are asked of one Node alone. */
const stories = ['journey', 'loan', 'repay', 'payway', 'complaint', 'registration', 'bridge', 'secrets'];

/** A command of the project under a Node, its own calls of Node too. */
function runUnder(bin: string, program: string, parameters: readonly string[]) {
  const { SOAK: _, SOAK_EVIDENCE: __, ...environment } = process.env;
  return spawnSync(path.join(bin, 'node'), [path.join(root, 'node_modules', program), ...parameters], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...environment, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
}

describe.each(knownVersions)('Node %s', (version) => {
  const bin = ensureNode(root, version);

  it(
    'carries a host through many calls, without a warning, to an end of its own',
    async () => {
      const host = await startHost({
        node: path.join(bin, 'node'),
        environment: { RATE_LIMITS: 'off' },
      });
      const ended = exitOf(host.process);
      const { failures, total } = await fireMix(host.origin, { connections: 32, amount: calls });
      await host.stop();
      expect({ failures, total, code: await ended }).toEqual({ failures: 0, total: calls, code: 0 });
      // Warnings of Node are lines beside the log.
      expect(host.log.rest).toEqual([]);
      casesRun('node-versions', total, `Node ${version}: ${total} calls, ended with 0`);
    },
    hourMs,
  );

  it(
    'passes the integration tests and the stories of borrowers',
    () => {
      const tests = runUnder(bin, 'jest/bin/jest.js', ['--maxWorkers=2', 'tests/integration']);
      expect({ status: tests.status, said: tests.status === 0 ? '' : tests.stderr }).toEqual({
        status: 0,
        said: '',
      });
      const files = stories.map((name) => `tests/e2e/${name}.spec.ts`);
      const seen = runUnder(bin, '@playwright/test/cli.js', ['test', '--reporter=line', ...files]);
      expect({ status: seen.status, said: seen.status === 0 ? '' : seen.stdout }).toEqual({
        status: 0,
        said: '',
      });
      casesRun('node-versions', 1);
    },
    hourMs,
  );
});
