import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Proof } from './document';
import { readAllEvidence } from './evidence';
import { promises, type ProvenPromise } from './promises';
import { readJestReport, readPlaywrightReport, sumOf } from './reports';

const root = path.resolve(__dirname, '../..');

/** Where a run leaves reports and evidence. */
export const results = path.join(root, 'test-results/soak');

export const isJest = ({ test }: ProvenPromise): boolean => test.includes('.test.');

/** Ends with the command, whatever it says: a report tells what passed. */
async function run(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const binary = path.join(root, 'node_modules/.bin', command);
  const child = spawn(binary, parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  await once(child, 'exit');
}

/** The file of a promise; of a folder those of its files that prove no promise of their own. */
function filesOf({ test }: ProvenPromise): readonly string[] {
  if (/\.(?:test|spec)\.tsx?$/.test(test)) return [test];
  const own: ReadonlySet<string> = new Set(promises.map((each) => each.test));
  const specs = readdirSync(path.join(root, test)).filter((name) => name.endsWith('.spec.ts'));
  return specs.map((name) => path.posix.join(test, name)).filter((file) => !own.has(file));
}

/** Runs what proves a promise with all its cases, beside whatever else runs. */
export async function runPromise(promise: ProvenPromise): Promise<Proof> {
  const files = filesOf(promise);
  const report = path.join(results, `${promise.id}.json`);
  const evidence = path.join(results, 'evidence', promise.id);
  const environment = { SOAK: '1', SOAK_EVIDENCE: evidence };
  if (isJest(promise)) {
    // What a failed test leaves open must not keep the rows behind it waiting.
    const parameters = ['--runInBand', '--forceExit', '--json', `--outputFile=${report}`];
    await run('jest', [...parameters, '--runTestsByPath', ...files], environment);
  } else {
    const output = path.join(results, 'playwright', promise.id);
    const parameters = ['test', '--workers=1', `--output=${output}`, ...files];
    await run('playwright', parameters, { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  }
  const byFile = isJest(promise) ? readJestReport(report, root) : readPlaywrightReport(report, 'tests/e2e');
  return { promise, result: sumOf([...byFile.values()]), evidence: readAllEvidence(evidence) };
}
