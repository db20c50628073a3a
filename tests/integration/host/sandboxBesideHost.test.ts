import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { exitOf, startHost, type Host } from '../../support/host';
import { provideTemporaryFolders } from '../../support/temporaryFolder';

const minuteMs = 60_000;
const details = '/humorous/v3/loan-details/loan-details';
const isStarted = ({ msg }: { readonly msg?: unknown }): boolean => /^the sandbox listens/.test(String(msg));

let host: Host | undefined;
afterEach(() => host?.stop(), minuteMs);

const askLoan = (origin: string) =>
  fetch(`${origin}${details}`, { method: 'POST', body: new URLSearchParams({ orderId: '174001' }) });

/** Resolves once nobody listens there. */
async function untilGone(origin: string): Promise<void> {
  for (;;) {
    const isThere = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (!isThere) return;
  }
}

/** The one process that a host has started (Linux). */
const childOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

const addressOf = ({ msg }: { readonly msg?: unknown }): string =>
  String(msg).replace('the sandbox listens at ', '');

it(
  'a host that is killed leaves no sandbox behind',
  async () => {
    host = await startHost();
    const sandbox = addressOf(await host.log.newestOf(isStarted));
    expect((await askLoan(sandbox)).status).toBe(200);
    await host.kill();
    host = undefined;
    await untilGone(sandbox);
  },
  minuteMs,
);

it(
  'a sandbox that dies is said to be gone, and started again with what it had on the port that it had',
  async () => {
    host = await startHost();
    const { origin, log, process: parent } = host;
    const sandbox = addressOf(await log.newestOf(isStarted));
    const save = { orderId: '174002', amount: '100', cardId: '502' };
    const paid = await fetch(`${origin}/api/v1/youmi/youmi-api/service/loan/repayment-commit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one' },
      body: JSON.stringify(save),
    });
    expect(await paid.json()).toMatchObject({ success: true });
    const before = await (await askLoan(sandbox)).text();
    process.kill(childOf(parent.pid ?? 0), 'SIGKILL');
    await log.newestOf(({ msg, level }) => level === 'error' && /sandbox ended by itself/.test(String(msg)));
    const again = await log.newestOf(isStarted, 2);
    expect(addressOf(again)).toBe(sandbox);
    expect(await (await askLoan(origin)).text()).toBe(before);
  },
  minuteMs,
);

describe('a sandbox whose host went away ends', () => {
  const newFolder = provideTemporaryFolders();
  let sandbox: ChildProcess;
  beforeEach(() => {
    const env = { PATH: process.env.PATH, DATA_DIR: newFolder() };
    const file = path.resolve('dist/sandbox/main.js');
    sandbox = fork(file, [], { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  });
  afterEach(() => sandbox.kill('SIGKILL'));

  it('before it listened', async () => {
    await once(sandbox, 'spawn');
    sandbox.disconnect();
    expect(await exitOf(sandbox)).toBe(0);
  });

  it('while a request never ends', async () => {
    const [said] = (await once(sandbox, 'message')) as [{ readonly origin: string }];
    const { hostname, port } = new URL(said.origin);
    const client = connect(Number(port), hostname).on('error', () => undefined);
    client.write(
      'POST / HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    // It says 100: the request is open.
    await once(client, 'data');
    sandbox.disconnect();
    expect(await exitOf(sandbox)).toBe(0);
    client.destroy();
  });
});
