import type * as ChildProcesses from 'node:child_process';
import { fork, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { provideTemporaryFolders } from '../../../../tests/support/temporaryFolder';
import { startSandbox, type Upstream } from './startSandbox';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof ChildProcesses>('node:child_process');
  return { ...actual, fork: jest.fn(actual.fork) };
});
const { fork: forkIndeed } = jest.requireActual<typeof ChildProcesses>('node:child_process');
const forked = jest.mocked(fork);

/** Says that it listens, and ends with whoever started it. */
const program = `
process.on('disconnect', () => process.exit(0));
process.send({ origin: 'http://127.0.0.1:9', screens: [] });
`;

const newFolder = provideTemporaryFolders();
const lines = new EventEmitter();
const log = {
  error: (line: object) => lines.emit('error line', line),
  info: () => lines.emit('info line'),
};

let upstream: Upstream;
let child: ChildProcess;
beforeEach(async () => {
  const dataFolder = newFolder();
  const file = path.join(dataFolder, 'sandbox.js');
  writeFileSync(file, program);
  upstream = await startSandbox({
    file,
    configuration: { configFile: undefined, dataFolder, rateLimits: false },
    log,
  });
  child = forked.mock.results.at(-1)?.value as ChildProcess;
});
afterEach(() => upstream.stop());

const notStarted: readonly [string, typeof fork][] = [
  [
    'says so later',
    (file: string | URL) =>
      forkIndeed(file, [], { execPath: '/nowhere/node', stdio: ['ignore', 2, 2, 'ipc'] }),
  ],
  [
    'says so at once',
    () => {
      throw new Error('spawn EPERM');
    },
  ],
];

describe.each(notStarted)('where the system can not start the sandbox again and %s', (_, fail) => {
  beforeEach(async () => {
    forked.mockImplementationOnce(fail);
    const ended = once(lines, 'error line');
    child.kill('SIGKILL');
    expect(await ended).toEqual([{ code: null, signal: 'SIGKILL' }]);
    expect(await once(lines, 'error line')).toEqual([
      { err: expect.objectContaining({ message: expect.stringMatching(/^spawn /) as string }) as Error },
    ]);
  });

  it('is logged, and tried again until it runs', async () => {
    await once(lines, 'info line');
  });

  it('the host can end', async () => {
    await upstream.stop();
  });
});
