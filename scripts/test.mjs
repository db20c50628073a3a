/**
 * `npm test` on a fresh clone: installs what is missing, then runs every check and prints one line of totals.
 * Plain JavaScript without dependencies, since nothing is installed when it starts.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './bootstrap/ensureDependencies.mjs';
import { ensureBrowser } from './bootstrap/ensureBrowser.mjs';
import { ensureGenerated } from './bootstrap/ensureGenerated.mjs';
import { goOnWithNewerNode } from './bootstrap/newerNode.mjs';
import { isSupportedNode } from './bootstrap/nodeVersion.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const reports = path.join(root, 'test-results');
const totals = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const bin = (name) => path.join(root, 'node_modules/.bin', name);

/**
 * Runs a command and resolves to whether it succeeded.
 * @param isBeside it takes what the other commands leave of the processor, and is printed once it has ended
 */
function run(title, command, parameters, { environment = {}, isBeside = false } = {}) {
  const started = Date.now();
  const env = { ...process.env, ...environment };
  const child = spawn(bin(command), parameters, {
    cwd: root,
    stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
    env,
  });
  if (isBeside && child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => output.push(part));
  if (!isBeside) console.log(`\n▶ ${title}`);
  return new Promise((resolve) => {
    child.on('error', (error) => output.push(`${error.message}\n`));
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`${output.join('')}${status === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
      resolve(status === 0);
    });
  });
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
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    }
  );
}

function playwrightCounts(report) {
  return (
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      flaky: report.stats.flaky,
    }
  );
}

/** One check after the other, each counted as one test, in what the tests leave of the processor. */
async function checkBeside(checks) {
  for (const [title, command, ...parameters] of checks)
    count(await run(title, command, parameters, { isBeside: true }));
}

const staticChecks = [
  ['House rules and types', 'oxlint'],
  [
    'Format',
    'prettier',
    '--check',
    '--log-level=warn',
    // Texts that were right before and are the same are right.
    '--cache',
    '--cache-strategy=content',
    '--cache-location=.cache/prettier',
    '.',
  ],
  ['Rooms and size', 'tsx', 'scripts/structure.ts'],
  ['Unused code and dependencies', 'knip', '--no-gitignore'],
  ['Licences of what ships', 'tsx', 'scripts/licences.ts'],
  ['Documents name what is there', 'tsx', 'scripts/documents.ts'],
];

async function checkUnits() {
  const file = path.join(reports, 'jest.json');
  const succeeded = await run('Unit and integration tests', 'jest', [
    '--maxWorkers=2',
    '--json',
    `--outputFile=${file}`,
  ]);
  addReport(succeeded, jestCounts(readReport('jest.json')));
}

async function checkInBrowser(browser) {
  const environment = {
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'playwright.json'),
  };
  const succeeded = await run('Real browser', 'playwright', ['test'], { environment });
  addReport(succeeded, playwrightCounts(readReport('playwright.json')));
}

async function main() {
  ensureDependencies(root);
  ensureGenerated(root);
  const browser = ensureBrowser(root);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const only = process.argv[2];
  const wants = (name) => only === undefined || only === name;
  const beside = checkBeside(wants('static') ? staticChecks : []);
  if (wants('unit') || wants('e2e')) count(await run('Build', 'tsx', ['scripts/build.mjs', '--if-changed']));
  if (wants('unit')) await checkUnits();
  if (wants('e2e')) await checkInBrowser(browser);
  await beside;
  if (totals.flaky > 0)
    console.log(
      `\n${totals.flaky} of the browser tests passed only when tried again; see test-results/playwright.json`,
    );
  console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
}

if (isSupportedNode()) await main();
else goOnWithNewerNode(root);
