import { mexico } from '../../../tests/e2e/support/campaigns';
import { atLeast, atMost, counted, measured, type Figure } from '../figure';
import { startHostProcess, type HostProcess } from '../host';
import { copyAnswer, startBareServer } from '../load/bareServer';
import { callingPage, callsPerPage, startCallingRoute, startFixedLender } from '../load/callingPage';
import { connections, fire, type Burst } from '../load/cannon';
import { residentMegabytes, watchMemory } from '../load/memory';
import { rotated, type PartOptions, type Section } from '../part';
import { pairedRatios } from '../statistics';

interface Route {
  readonly name: string;
  readonly address: string;
  /** Of the bare route's requests a second. */
  readonly least: number;
}

const routes: readonly Route[] = [
  {
    name: '`channel-template`',
    address: `/api/v2/youmi/service/channel/channel-template?templateId=${mexico.id}`,
    least: 0.6,
  },
  { name: 'rendered landing page', address: `/landing?id=${mexico.id}`, least: 0.6 },
];
const callingRoute: Route = { name: '`/loanDetail` with its call', address: callingPage, least: 0.5 };

const burstSeconds = 4;

interface Target {
  readonly route: Route;
  readonly origin: string;
  readonly bursts: Burst[];
}

async function fireInTurns(targets: readonly Target[], { rounds, say }: PartOptions): Promise<void> {
  // What a just-started process does at its first thousand requests is no steady state.
  for (const { origin, route } of targets) await fire(origin + route.address, 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const { origin, route, bursts } of rotated(targets, round)) {
      const burst = await fire(origin + route.address, burstSeconds);
      bursts.push(burst);
      say(
        `round ${round + 1}, ${origin}${route.address}: ${burst.requestsPerSecond.toFixed(0)} requests a second`,
      );
    }
  }
}

function figuresOf(
  route: Route,
  host: readonly Burst[],
  bare: readonly Burst[],
  remark = '',
): readonly Figure[] {
  const speeds = (bursts: readonly Burst[]) => bursts.map(({ requestsPerSecond }) => requestsPerSecond);
  return [
    measured(
      { name: `${route.name}, host against bare route`, bound: atLeast(route.least), remark },
      pairedRatios(speeds(host), speeds(bare)),
    ),
    measured({ name: `${route.name}, host`, unit: 'requests/s' }, speeds(host)),
    measured({ name: `${route.name}, bare route`, unit: 'requests/s' }, speeds(bare)),
    measured(
      { name: `${route.name}, host, p99`, unit: 'ms' },
      host.map(({ p99 }) => p99),
    ),
    measured(
      { name: `${route.name}, bare route, p99`, unit: 'ms' },
      bare.map(({ p99 }) => p99),
    ),
  ];
}

async function memoryFigures(
  host: HostProcess,
  startMegabytes: number,
  { memoryMinutes, say }: PartOptions,
): Promise<readonly Figure[]> {
  const memory = (name: string, value: number) =>
    counted({ name: `memory of the host ${name}`, unit: 'MB' }, value);
  const before = [
    memory('at its start', startMegabytes),
    memory('after the rounds', residentMegabytes(host.pid)),
  ];
  if (memoryMinutes === 0) return before;
  say(`watching memory for ${memoryMinutes} minutes`);
  const { samples, growth } = await watchMemory(
    host.pid,
    [...routes, callingRoute].map(({ address }) => host.origin + address),
    memoryMinutes,
  );
  const flat = counted(
    {
      name: `memory, last third of ${memoryMinutes} minutes against the second`,
      bound: atMost(1.05),
      remark: `${Math.min(...samples).toFixed(0)} to ${Math.max(...samples).toFixed(0)} MB`,
    },
    growth,
  );
  return [...before, memory(`after ${memoryMinutes} minutes more`, samples.at(-1) ?? Number.NaN), flat];
}

const text = `${connections} connections, brotli, ${burstSeconds} s a burst, host and bare route by turns. The host writes its log to a file. The bare route is a Fastify without hooks or log that sends the same bytes under the same headers; for \`/loanDetail\` it makes the page's call itself and sends the reply's JSON. The lender of both is a program that gives one reply at once. The load comes from a process of its own on the same machine. Memory is what the system counts as resident; flat means at most 5 % more.`;

/** With the calls that it made for each page; where a browser makes them, there is nothing to compare. */
async function callingFigures(
  { route, origin, bursts }: Target,
  bare: Target,
  lender: string,
): Promise<readonly Figure[]> {
  const calls = await callsPerPage(origin, lender);
  return figuresOf(route, calls > 0.9 ? bursts : [], bare.bursts, `${calls.toFixed(2)} calls a page`);
}

/** What the host answers under load. */
export async function measureHost(options: PartOptions): Promise<Section> {
  const lender = await startFixedLender();
  const host = await startHostProcess({ environment: { SANDBOX_URL: lender.origin } });
  const startMegabytes = residentMegabytes(host.pid);
  const bare = await startBareServer(
    await Promise.all(routes.map(({ address }) => copyAnswer(host.origin, address))),
  );
  const calling = await startCallingRoute(lender.origin);
  try {
    const pairs = [...routes, callingRoute].map((route) => ({
      ours: { route, origin: host.origin, bursts: [] },
      theirs: { route, origin: (route === callingRoute ? calling : bare).origin, bursts: [] },
    }));
    await fireInTurns(
      pairs.flatMap(({ ours, theirs }): Target[] => [ours, theirs]),
      options,
    );
    const figures: Figure[] = [];
    for (const { ours, theirs } of pairs)
      figures.push(
        ...(ours.route === callingRoute
          ? await callingFigures(ours, theirs, lender.origin)
          : figuresOf(ours.route, ours.bursts, theirs.bursts)),
      );
    return {
      title: 'Host',
      text,
      figures: [...figures, ...(await memoryFigures(host, startMegabytes, options))],
    };
  } finally {
    await calling.stop();
    await bare.stop();
    await host.stop();
    await lender.stop();
  }
}
