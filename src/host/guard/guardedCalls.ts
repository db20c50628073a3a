import type { Wire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';
import { isJsonCall, sentPath, type CallName } from '../http/callPaths';

/** The calls that act (contract §5). */
const guardedNames = [
  'get-sms',
  'register',
  'problem-save',
  'google-score',
  'loan-detail-push',
  'repayment-commit',
  'repayment-confirm',
  'repayment-huichao',
] as const satisfies readonly CallName[];
export type GuardedName = (typeof guardedNames)[number];

export interface GuardedCall {
  readonly name: GuardedName;
  readonly body: 'json' | 'form';
  /** A repeat of it could cost somebody money (contract §5). */
  readonly movesMoney: boolean;
}

export const moneyCalls: readonly CallName[] = [
  'loan-detail-push',
  'repayment-commit',
  'repayment-confirm',
] satisfies GuardedName[];

/** The guarded calls by their paths as they are sent. */
export const guardedCalls = (brand: Brand, wire: Wire): ReadonlyMap<string, GuardedCall> =>
  new Map(
    guardedNames.map((name) => [
      sentPath(brand, wire, name),
      { name, body: isJsonCall(name) ? 'json' : 'form', movesMoney: moneyCalls.includes(name) },
    ]),
  );
