import { readFileSync } from 'node:fs';
import { startHost, type Host } from '../../support/host';

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
