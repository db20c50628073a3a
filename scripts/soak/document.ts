import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeMachine } from '../bench/machine';
import type { Evidence } from './evidence';
import { promises, type ProvenPromise } from './promises';
import type { FileResult } from './reports';

const introduction = `# Reliability

What the product promises, the test that proves each promise, and how many cases that test ran on the day and at the commit beside it, written by \`npm run test:soak\`. \`npm test\` runs a share of each. \`npm run test:soak -- <id>...\` runs some and writes their rows anew; what stands below the table is kept.`;

/** What people write stands below this line; no run changes it. */
const handwritten = '<!-- written by hand, kept by every run -->';

export interface Proof {
  readonly promise: ProvenPromise;
  readonly result: FileResult | undefined;
  readonly evidence: readonly Evidence[];
}

/** A promise is kept when its file ran, passed something and failed nothing. */
export function isKept({ result }: Proof): boolean {
  return result !== undefined && result.failed === 0 && result.passed > 0;
}

/** Cases that the test counted itself; otherwise each of its tests is one. */
const casesOf = ({ result, evidence }: Proof): number =>
  evidence.length > 0 ? evidence.reduce((sum, { cases }) => sum + cases, 0) : (result?.passed ?? 0);

function verdictOf(proof: Proof): string {
  if (isKept(proof)) return 'kept';
  return proof.result === undefined ? 'did not run' : `${proof.result.failed} failed`;
}

/** Day and commit of what ran; the commit is unknown where there is no repository. */
function seen(): string {
  const day = new Date().toISOString().slice(0, 10);
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' });
  return stdout ? `${day}, \`${stdout.trim()}\`` : day;
}

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const startOfRow = (id: string): string => `| \`${id}\` |`;

function rowOf(proof: Proof, when: string): string {
  const details = proof.evidence.flatMap(({ detail }) => detail ?? []).join('; ');
  const cells = [
    `\`${proof.promise.id}\``,
    proof.promise.words,
    `\`${proof.promise.test}\``,
    casesOf(proof).toLocaleString('en'),
    verdictOf(proof),
    `${Math.round(proof.result?.seconds ?? 0)} s`,
    details,
    when,
  ];
  return `| ${cells.map(inCell).join(' | ')} |`;
}

const head = [
  '| id | promise | test | cases | result | time | figures | seen |',
  '| --- | --- | --- | ---: | --- | ---: | --- | --- |',
];

/** The table in Markdown: what was run now, and for every other promise its row of `before`, if there is one. */
export function tableOf(proofs: readonly Proof[], before: string): string {
  const when = seen();
  const lines = before.split('\n');
  const rows = promises.flatMap(({ id }) => {
    const proof = proofs.find(({ promise }) => promise.id === id);
    return proof ? rowOf(proof, when) : (lines.find((line) => line.startsWith(startOfRow(id))) ?? []);
  });
  return [...head, ...rows].join('\n');
}

/** Writes the table, and leaves what people wrote below it as it is. */
export function writeTable(file: string, proofs: readonly Proof[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const place = before.indexOf(handwritten);
  const kept = place < 0 ? `${handwritten}\n` : before.slice(place);
  const machine = `Machine: ${describeMachine()}.`;
  writeFileSync(file, [introduction, tableOf(proofs, before), machine, kept].join('\n\n'));
}
