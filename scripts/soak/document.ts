import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeMachine } from '../bench/machine';
import type { Evidence } from './evidence';
import type { ProvenPromise } from './promises';
import type { FileResult } from './reports';

const introduction = `# Reliability

What the product promises, the test that proves each promise, and how many cases that test ran in one run of \`npm run test:soak\`. \`npm test\` runs a share of each. A run of everything writes the table anew and keeps what stands below it; \`npm run test:soak -- <id>...\` runs some and only prints them.`;

/** What people write stands below this line; no run changes it. */
const handwritten = '<!-- written by hand, kept by every run -->';

/** One row of the table. */
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

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function rowOf(proof: Proof): string {
  const details = proof.evidence.flatMap(({ detail }) => detail ?? []).join('; ');
  const cells = [
    `\`${proof.promise.id}\``,
    proof.promise.words,
    `\`${proof.promise.test}\``,
    casesOf(proof).toLocaleString('en'),
    verdictOf(proof),
    `${Math.round(proof.result?.seconds ?? 0)} s`,
    details,
  ];
  return `| ${cells.map(inCell).join(' | ')} |`;
}

/** The table in Markdown. */
export function tableOf(proofs: readonly Proof[]): string {
  const head = ['| id | promise | test | cases | result | time | figures |', '| --- | --- | --- | ---: | --- | ---: | --- |'];
  return [...head, ...proofs.map(rowOf)].join('\n');
}

/** Writes the table with its day and machine, and leaves what people wrote below it as it is. */
export function writeTable(file: string, proofs: readonly Proof[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const place = before.indexOf(handwritten);
  const kept = place < 0 ? `${handwritten}\n` : before.slice(place);
  const day = `One run on ${new Date().toISOString().slice(0, 10)}; ${describeMachine()}.`;
  writeFileSync(file, [introduction, tableOf(proofs), day, kept].join('\n\n'));
}
