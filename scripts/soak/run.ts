/** `npm run test:soak`: proves each promise of `docs/reliability.md` with all its cases, and writes that table. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isKept, tableOf, writeTable, type Proof } from './document';
import { readAllEvidence } from './evidence';
import { promises, type ProvenPromise } from './promises';
import { readJestReport, readPlaywrightReport, type FileResult } from './reports';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'test-results/soak');
const reports = { jest: path.join(folder, 'jest.json'), playwright: path.join(folder, 'playwright.json') };
const evidenceFolder = path.join(folder, 'evidence');

function run(command: string, parameters: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  const binary = path.join(root, 'node_modules/.bin', command);
  const env = { ...process.env, SOAK: '1', SOAK_EVIDENCE: evidenceFolder, ...environment };
  return spawnSync(binary, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** The promises named on the command line, all where none is; an unknown name ends the run before it starts. */
function wantedPromises(ids: readonly string[]): readonly ProvenPromise[] {
  const unknown = ids.filter((id) => !promises.some((promise) => promise.id === id));
  if (unknown.length > 0) throw new Error(`No promise is called ${unknown.join(', ')}. There are: ${promises.map(({ id }) => id).join(', ')}.`);
  return ids.length === 0 ? promises : promises.filter(({ id }) => ids.includes(id));
}

const isJest = (test: string): boolean => test.includes('.test.');

function runFiles(wanted: readonly ProvenPromise[]): void {
  const tests = [...new Set(wanted.map(({ test }) => test))];
  const jest = tests.filter(isJest);
  const playwright = tests.filter((test) => !isJest(test));
  if (jest.length > 0) run('jest', ['--runInBand', '--json', `--outputFile=${reports.jest}`, '--runTestsByPath', ...jest]);
  if (playwright.length > 0) run('playwright', ['test', ...playwright], { PLAYWRIGHT_JSON_OUTPUT_NAME: reports.playwright });
}

/** The files of a folder together, but for those that prove a promise of their own. */
function restOf(results: ReadonlyMap<string, FileResult>, folder: string): FileResult | undefined {
  const own: ReadonlySet<string> = new Set(promises.map(({ test }) => test));
  const rest = [...results].filter(([file]) => file.startsWith(`${folder}/`) && !own.has(file)).map(([, result]) => result);
  if (rest.length === 0) return undefined;
  return rest.reduce((sum, { passed, failed, seconds }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    seconds: sum.seconds + seconds,
  }));
}

function readProofs(wanted: readonly ProvenPromise[]): readonly Proof[] {
  const results = new Map([...readJestReport(reports.jest, root), ...readPlaywrightReport(reports.playwright, 'tests/e2e')]);
  const evidence = readAllEvidence(evidenceFolder);
  return wanted.map((promise) => ({
    promise,
    result: results.get(promise.test) ?? restOf(results, promise.test),
    evidence: evidence.filter((each) => each.promise === promise.id),
  }));
}

function main(): void {
  const wanted = wantedPromises(process.argv.slice(2));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!run('tsx', ['scripts/build.ts'])) throw new Error('The build failed.');
  runFiles(wanted);
  const proofs = readProofs(wanted);
  console.log(`\n${tableOf(proofs, '')}`);
  writeTable(path.join(root, 'docs/reliability.md'), proofs);
  process.exitCode = proofs.every(isKept) ? 0 : 1;
}

main();
