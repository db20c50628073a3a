import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PromiseId } from '../../scripts/soak/promises';
import type { Evidence } from '../../scripts/soak/evidence';

/** Set by `npm run test:soak`; `npm test` proves the same promises with a bounded share of the cases. */
export const soaking = process.env.SOAK === '1';

/** The number of cases: `bounded` in `npm test`, `soak` in the long run. */
export function runs(bounded: number, soak: number): number {
  return soaking ? soak : bounded;
}

/** Of sizes that only the long run knows, for trying it by hand: SOAK_SHARE=0.02. */
const share = Number(process.env.SOAK_SHARE ?? '1');

/** A size of the long run, or the asked share of it, but not less than `least`. */
export function soakSize(full: number, least: number): number {
  return Math.max(least, Math.round(full * share));
}

/**
 * Notes how many cases a promise was proven with, and what was measured on the way. Call it once a test's last assertion
 * has passed: what has thrown before proves nothing. Counts of one promise add up over its tests.
 */
export function casesRun(promise: PromiseId, cases: number, detail?: string): void {
  const folder = process.env.SOAK_EVIDENCE;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const evidence: Evidence = { promise, cases, ...(detail === undefined ? {} : { detail }) };
  writeFileSync(path.join(folder, `${promise}.${randomUUID()}.json`), JSON.stringify(evidence));
}
