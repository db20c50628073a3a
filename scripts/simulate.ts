/** `npm run simulate -- --seed N [--json]`: plays experiments and guarded publications whose truth is known, by the product's own code. */
import { parseArgs } from 'node:util';
import { simulate, type Simulation } from './simulate/simulate';

const usage = 'Usage: npm run simulate -- --seed N [--json]\nN: a whole number from 0 to 4294967295.';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const described = (found: Simulation): string =>
  [
    `Experiments of two like groups that named a winner:       ${percent(found.falseWinners)} (at most 5 %)`,
    `Publications that changed nothing and were rolled back:   ${percent(found.falseRollbacks)} (at most 5 %)`,
    `The same with ${found.forger.networks} networks of a forger, ${percent(found.forger.share)} of visits: ${percent(found.forgedRollbacks)} (at most 5 %)`,
    `Visits until a loss of 30 % was rolled back, median:      ${found.visitsToRollback ?? 'not rolled back'}`,
    `Visits that were said to be enough beforehand:            ${found.plannedVisits}`,
    `A split of 55 to 45 in 10,000 visits is called wrong:     ${found.ratioMismatchFlagged ? 'yes' : 'no'}`,
  ].join('\n');

function readArguments(): { seed: number; json: boolean } | undefined {
  try {
    const { values } = parseArgs({ options: { seed: { type: 'string' }, json: { type: 'boolean' } } });
    const seed = Number(values.seed ?? Number.NaN);
    const isSeed = Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32;
    return isSeed ? { seed, json: values.json ?? false } : undefined;
  } catch {
    return undefined;
  }
}

const read = readArguments();
if (read) {
  const found = simulate(read.seed);
  console.log(read.json ? JSON.stringify(found) : described(found));
} else {
  console.error(usage);
  process.exitCode = 2;
}
