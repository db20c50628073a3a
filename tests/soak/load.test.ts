import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { places } from '../support/databases';
import { startHost, type Host } from '../support/host';
import { fireMix, type Volley } from '../support/fireMix';
import { casesRun, soakSize } from '../support/soak';
import { createStore } from '../support/stores';

const minuteMs = 60_000;
const connections = 32;
const warmUpSeconds = soakSize(15, 5);
const capacitySeconds = soakSize(20, 8);
const loadSeconds = soakSize(300, 20);
const sampleMs = 2_000;
const bytesOfMegabyte = 1_048_576;

/**
 * What counts as flat. Over five minutes at some hundred requests a second a heap of 50 MB that keeps 50 bytes of each
 * request grows by more; resident memory also moves with what the allocator holds back.
 */
const mostResidentGrowth = 1.1;
const mostHeapGrowth = 1.1;

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
}, minuteMs);

const fire = (origin: string, seconds: number, rate?: number): Promise<Volley> =>
  fireMix(origin, { connections, seconds, ...(rate !== undefined && { rate }) });

/** Of a Linux process, in MB. */
const residentOf = ({ process: { pid } }: Host): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid ?? 0}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

/** After a forced collection, in MB. */
async function heapOf({ process: child }: Host): Promise<number> {
  child.send('heap');
  const [{ heapUsed }] = (await once(child, 'message')) as [{ heapUsed: number }];
  return heapUsed / bytesOfMegabyte;
}

interface Sample {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Least squares, in MB a minute. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean(({ seconds }) => seconds), mean(({ megabytes }) => megabytes)];
  const above = samples.reduce((sum, { seconds, megabytes }) => sum + (seconds - x) * (megabytes - y), 0);
  return (above / samples.reduce((sum, { seconds }) => sum + (seconds - x) ** 2, 0)) * 60;
}

it.each(places)(
  'stays free of errors and flat in memory at half of its capacity on %s',
  async (place) => {
    const store = await createStore(place);
    endings.push(() => store.remove());
    const probe = path.resolve(__dirname, '../support/heapProbe.cjs');
    const host = await startHost({
      environment: { ...store.environment, RATE_LIMITS: 'off' },
      nodeArguments: ['--expose-gc', '--require', probe],
      speaks: true,
    });
    endings.push(() => host.kill());
    await fire(host.origin, warmUpSeconds);
    const capacity = await fire(host.origin, capacitySeconds);
    expect(capacity.failures).toBe(0);
    const rate = Math.floor(capacity.requestsPerSecond / 2);
    await fire(host.origin, warmUpSeconds, rate);
    const heapBefore = await heapOf(host);
    const samples: Sample[] = [];
    const start = performance.now();
    const timer = setInterval(
      () => samples.push({ seconds: (performance.now() - start) / 1_000, megabytes: residentOf(host) }),
      sampleMs,
    );
    const steady = await fire(host.origin, loadSeconds, rate);
    clearInterval(timer);
    const heapAfter = await heapOf(host);
    // The first third is the warm-up of this load.
    const judged = samples.slice(Math.floor(samples.length / 3));
    const slope = slopeOf(judged);
    const growth = 1 + (slope * (loadSeconds / 60)) / (judged[0]?.megabytes ?? 1);
    const figures = [
      `${place}: capacity ${Math.round(capacity.requestsPerSecond)} requests/s`,
      `${loadSeconds} s at ${Math.round(steady.requestsPerSecond)}/s, p50 ${steady.p50} ms, p99 ${steady.p99} ms, longest ${steady.longest} ms`,
      `resident ${Math.round(judged[0]?.megabytes ?? 0)} to ${Math.round(judged.at(-1)?.megabytes ?? 0)} MB, ${slope.toFixed(2)} MB a minute`,
      `heap after collection ${heapBefore.toFixed(1)} to ${heapAfter.toFixed(1)} MB`,
    ].join(', ');
    process.stdout.write(`${figures}\n`);
    expect(steady.failures).toBe(0);
    expect(growth).toBeLessThan(mostResidentGrowth);
    expect(heapAfter / heapBefore).toBeLessThan(mostHeapGrowth);
    casesRun('load', steady.total, figures);
  },
  (loadSeconds + 180) * 1_000,
);
