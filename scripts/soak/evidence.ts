import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promises, type PromiseId } from './promises';

/** What a test left behind: the cases it ran for a promise, and figures in words where it measured any. */
export interface Evidence {
  readonly promise: PromiseId;
  readonly cases: number;
  readonly detail?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isPromise = (value: unknown): value is PromiseId => promises.some(({ id }) => id === value);

function readEvidence(file: string): Evidence {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(value) || !isPromise(value.promise) || typeof value.cases !== 'number')
    throw new Error(`${file} is no evidence.`);
  return {
    promise: value.promise,
    cases: value.cases,
    ...(typeof value.detail === 'string' ? { detail: value.detail } : {}),
  };
}

/** All evidence in a folder; none where nothing was left. */
export function readAllEvidence(folder: string): readonly Evidence[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => readEvidence(path.join(folder, name)))
    : [];
}
