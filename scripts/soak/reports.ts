import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a runner told of one file. `seconds` is the time its tests took, one after the other. */
export interface FileResult {
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

/** Several files as one; undefined where there are none. */
export function sumOf(results: readonly FileResult[]): FileResult | undefined {
  if (results.length === 0) return undefined;
  return results.reduce((sum, { passed, failed, seconds }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    seconds: sum.seconds + seconds,
  }));
}

type Results = ReadonlyMap<string, FileResult>;

/** Reads a report that a runner of ours has just written; none where it died before. */
const readReport = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** Results by file, as paths from `root`. A file that failed to load counts as one failure. */
export function readJestReport(file: string, root: string): Results {
  const report = readReport(file) as JestReport | undefined;
  const entries = (report?.testResults ?? []).map(
    ({ name, status, startTime, endTime, assertionResults }) => {
      const count = (wanted: string) => assertionResults.filter((each) => each.status === wanted).length;
      const failed = Math.max(count('failed'), status === 'failed' ? 1 : 0);
      return [
        path.relative(root, name),
        { passed: count('passed'), failed, seconds: (endTime - startTime) / 1_000 },
      ] as const;
    },
  );
  return new Map(entries);
}

const testsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'][number]['tests'] => [
  ...suite.specs.flatMap(({ tests }) => tests),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/** Results by file, as paths from the root; Playwright names its files from `folder`. What passed at a second try passed. */
export function readPlaywrightReport(file: string, folder: string): Results {
  const report = readReport(file) as { readonly suites: readonly PlaywrightSuite[] } | undefined;
  const entries = (report?.suites ?? []).map((suite) => {
    const tests = testsOf(suite);
    const milliseconds = tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0);
    const passed = tests.filter(({ status }) => status === 'expected' || status === 'flaky').length;
    const failed = tests.filter(({ status }) => status === 'unexpected').length;
    return [path.posix.join(folder, suite.file), { passed, failed, seconds: milliseconds / 1_000 }] as const;
  });
  return new Map(entries);
}
