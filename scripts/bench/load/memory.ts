import { execFileSync } from 'node:child_process';
import { quantile } from '../statistics';
import { fire } from './cannon';

/** Resident memory of a process, in MB. */
export const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) / 1_024;

const burstSeconds = 10;
const secondsPerMinute = 60;

export interface MemoryWatch {
  /** MB, one after each burst. */
  readonly samples: readonly number[];
  /** Middle of the last third against that of the second: the first is the warm-up. */
  readonly growth: number;
}

/** Asks for the addresses by turns for that many minutes and looks at the process after each burst. */
export async function watchMemory(
  pid: number,
  addresses: readonly string[],
  minutes: number,
): Promise<MemoryWatch> {
  const samples: number[] = [];
  const bursts = Math.max(3, Math.round((minutes * secondsPerMinute) / burstSeconds));
  for (let burst = 0; burst < bursts; burst += 1) {
    await fire(addresses[burst % addresses.length] ?? '', burstSeconds);
    samples.push(residentMegabytes(pid));
  }
  const third = (number: number) =>
    samples.slice(Math.floor((samples.length * number) / 3), Math.floor((samples.length * (number + 1)) / 3));
  return { samples, growth: quantile(third(2), 0.5) / quantile(third(1), 0.5) };
}
