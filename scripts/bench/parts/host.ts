import { mexico } from '../../../tests/e2e/support/campaigns';
import { atLeast, atMost, counted, measured, type Figure } from '../figure';
import { startHostProcess, type HostProcess } from '../host';
import { copyAnswer, startBareServer } from '../load/bareServer';
import { connections, fire, type Burst } from '../load/cannon';
import { residentMegabytes, watchMemory } from '../load/memory';
import { rotated, type PartOptions, type Section } from '../part';
import { pairedRatios } from '../statistics';

interface Route {
  readonly name: string;
  readonly address: string;
}

const routes: readonly Route[] = [
  {
    name: '`channel-template`',
    address: `/api/v2/youmi/service/channel/channel-template?templateId=${mexico.id}`,
  },
  { name: 'rendered landing page', address: `/landing?id=${mexico.id}` },
];

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

function figuresOf(route: Route, host: readonly Burst[], bare: readonly Burst[]): readonly Figure[] {
  const speeds = (bursts: readonly Burst[]) => bursts.map(({ requestsPerSecond }) => requestsPerSecond);
  return [
    measured(
      { name: `${route.name}, host against bare route`, bound: atLeast(0.6) },
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
    routes.map(({ address }) => host.origin + address),
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

const text = `${connections} connections, brotli, ${burstSeconds} s a burst, host and bare route by turns. The host writes its log to a file. The bare route is a Fastify without hooks or log that sends the same bytes under the same headers. The load comes from a process of its own on the same machine. Memory is what the system counts as resident; flat means at most 5 % more.`;

/** What the host answers under load. */
export async function measureHost(options: PartOptions): Promise<Section> {
  const host = await startHostProcess();
  const startMegabytes = residentMegabytes(host.pid);
  const bare = await startBareServer(
    await Promise.all(routes.map(({ address }) => copyAnswer(host.origin, address))),
  );
  try {
    const targetsOf = (origin: string) => routes.map((route): Target => ({ route, origin, bursts: [] }));
    const [ours, theirs] = [targetsOf(host.origin), targetsOf(bare.origin)];
    await fireInTurns(
      ours.flatMap((target, position) => [target, theirs[position] ?? target]),
      options,
    );
    const figures = ours.flatMap(({ route, bursts }, position) =>
      figuresOf(route, bursts, theirs[position]?.bursts ?? []),
    );
    return {
      title: 'Host',
      text,
      figures: [...figures, ...(await memoryFigures(host, startMegabytes, options))],
    };
  } finally {
    await bare.stop();
    await host.stop();
  }
}
