import { parseArgs } from 'node:util';

export const partNames = [
  'pages',
  'borrower',
  'bytes',
  'screens',
  'blocks',
  'template',
  'host',
  'publish',
  'editor',
] as const;
export type PartName = (typeof partNames)[number];

export interface BenchOptions {
  readonly parts: readonly PartName[];
  readonly rounds: number;
  /** How long the host's memory is watched under load; 0: not at all. */
  readonly memoryMinutes: number;
  /** The document to write; undefined: print only. */
  readonly document: string | undefined;
}

/** Rounds that a figure must have before it is written down. */
const fewestForDocument = 11;

export const usage = `npm run bench -- [options]
  --only LIST    parts to run, with commas between: ${partNames.join(',')}
  --rounds N     rounds of each part (${fewestForDocument}); fewer are printed only
  --minutes N    how long the host's memory is watched under load (5)
  --out FILE     document to write, whatever the rounds (docs/generated/performance.md)`;

const isPart = (name: string): name is PartName => partNames.some((part) => part === name);

function numberOf(text: string, name: string, least: number): number {
  const value = Number(text);
  if (!Number.isFinite(value) || value < least)
    throw new Error(`--${name} is "${text}": expected a number from ${least}`);
  return value;
}

/** Throws, in words for whoever typed them, where words can't be understood. */
export function readOptions(words: readonly string[], usualDocument: string): BenchOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string', default: partNames.join(',') },
      rounds: { type: 'string', default: String(fewestForDocument) },
      minutes: { type: 'string', default: '5' },
      out: { type: 'string' },
    },
  });
  const asked = values.only.split(',').map((name) => name.trim());
  const unknown = asked.find((name) => !isPart(name));
  if (unknown !== undefined)
    throw new Error(`--only names "${unknown}": expected some of ${partNames.join(', ')}`);
  const rounds = Math.floor(numberOf(values.rounds, 'rounds', 1));
  return {
    parts: partNames.filter((name) => asked.includes(name)),
    rounds,
    memoryMinutes: numberOf(values.minutes, 'minutes', 0),
    document: values.out ?? (rounds >= fewestForDocument ? usualDocument : undefined),
  };
}
