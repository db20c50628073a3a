/**
 * `npm test` on a fresh clone: installs what is missing, then runs every check and prints one line of totals.
 * Plain JavaScript without dependencies, since nothing is installed when it starts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './bootstrap/ensureDependencies.mjs';
import { ensureBrowser } from './bootstrap/ensureBrowser.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

function run(title, command, parameters, environment = {}) {
  const started = Date.now();
  console.log(`\n▶ ${title}`);
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  console.log(`${status === 0 ? '✓' : '✗'} ${title} (${Math.round((Date.now() - started) / 1000)} s)`);
  return status === 0;
}

function count(passed) {
  totals[passed ? 'passed' : 'failed'] += 1;
}

const readReport = (name) => {
  const file = path.join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** A runner that leaves no report has failed, whatever it printed. */
function addReport(succeeded, counts) {
  if (!counts) return count(false);
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  totals.skipped += counts.skipped;
  totals.flaky += counts.flaky ?? 0;
  if (!succeeded && counts.failed === 0) count(false);
}

function jestCounts(report) {
  return report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites, skipped: report.numPendingTests };
}

function playwrightCounts(report) {
  return report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected, skipped: report.stats.skipped, flaky: report.stats.flaky };
}

const bin = (name) => path.join(root, 'node_modules/.bin', name);

function main() {
  ensureDependencies(root);
  const browser = ensureBrowser(root);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const only = process.argv[2];
  const wants = (name) => only === undefined || only === name;
  if (wants('static')) {
    count(run('Generated code is in step with the schemas', bin('tsx'), ['scripts/generate.ts', '--check']));
    count(run('Types', bin('tsc'), ['--noEmit']));
    count(run('ESLint', bin('eslint'), ['.', '--max-warnings', '0']));
    count(run('Rooms', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'tests']));
    count(run('Unused code and dependencies', bin('knip'), []));
  }
  if (wants('unit') || wants('e2e')) count(run('Build', bin('tsx'), ['scripts/build.ts']));
  if (wants('unit')) {
    const jest = run('Unit and integration tests', bin('jest'), ['--coverage', '--json', `--outputFile=${path.join(reports, 'jest.json')}`]);
    addReport(jest, jestCounts(readReport('jest.json')));
  }
  if (wants('e2e')) {
    const playwright = run('Real browser', bin('playwright'), ['test'], { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'playwright.json') });
    addReport(playwright, playwrightCounts(readReport('playwright.json')));
  }
  if (totals.flaky > 0) console.log(`\n${totals.flaky} of the browser tests passed only when tried again; see test-results/playwright.json`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}

main();
