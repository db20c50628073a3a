import { existsSync, readFileSync } from 'node:fs';

/** What something takes of which nobody knows, in ms. */
const unknownCost = 3_000;

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

/** How long each file of tests took in the last whole run of jest on this machine, in ms by its path. */
export function lastCosts(report: string): ReadonlyMap<string, number> {
  if (!existsSync(report)) return new Map();
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  return new Map(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime]));
}

export interface Choice {
  readonly taken: readonly string[];
  readonly leftOut: readonly string[];
}

/**
 * The first of a list that fit into a time; one that is too long does not keep out those behind it.
 * @param time in ms
 */
export function withinTime(
  candidates: readonly string[],
  time: number,
  costOf: (candidate: string) => number | undefined,
): Choice {
  const taken: string[] = [];
  const leftOut: string[] = [];
  let left = time;
  for (const candidate of candidates) {
    const cost = costOf(candidate) ?? unknownCost;
    if (cost > left) leftOut.push(candidate);
    else {
      taken.push(candidate);
      left -= cost;
    }
  }
  return { taken, leftOut };
}

/** Tests nearest to what changed come first: those of the same folder, then of the same room, then the rest. */
export function nearestFirst(tests: readonly string[], changed: readonly string[]): readonly string[] {
  const nearness = (test: string): number =>
    Math.max(...changed.map((file) => (file === test ? Infinity : sharedFolders(test, file))), 0);
  return [...tests].sort((one, other) => nearness(other) - nearness(one));
}

function sharedFolders(one: string, other: string): number {
  const folders = one.split('/').slice(0, -1);
  const others = other.split('/').slice(0, -1);
  const differs = folders.findIndex((folder, index) => folder !== others[index]);
  return differs === -1 ? folders.length : differs;
}
