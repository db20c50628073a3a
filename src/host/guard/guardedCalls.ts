import type { Wire } from '../../codec/wire';
import type { Brand } from '../../generated/brand';

/** The calls that act (contract §5), by the last part of their path. */
export type GuardedName =
  | 'get-sms'
  | 'register'
  | 'problem-save'
  | 'google-score'
  | 'loan-detail-push'
  | 'repayment-commit'
  | 'repayment-confirm'
  | 'repayment-huichao';

export interface GuardedCall {
  readonly name: GuardedName;
  readonly body: 'json' | 'form';
  /** A repeat of it could cost somebody money (contract §5). */
  readonly movesMoney: boolean;
}

const payWay = '/api/v1/youmi/youmi-api/service/loan';
const promotion = '/api/v2/youmi/promotion';

/** As written in contract §5. */
const paths: Readonly<Record<GuardedName, string>> = {
  'get-sms': `${promotion}/get-sms`,
  register: `${promotion}/register`,
  'problem-save': '/user-problem/problem-save',
  'google-score': '/v3/loan-details/google-score',
  'loan-detail-push': '/v3/loan-confirm/loan-detail-push',
  'repayment-commit': `${payWay}/repayment-commit`,
  'repayment-confirm': `${payWay}/repayment-confirm`,
  'repayment-huichao': `${payWay}/repayment-huichao`,
};
const moneyCalls: readonly string[] = ['loan-detail-push', 'repayment-commit', 'repayment-confirm'] satisfies GuardedName[];

/** The guarded calls by their paths as they are sent. */
export function guardedCalls({ loanApiPrefix }: Brand, wire: Wire): ReadonlyMap<string, GuardedCall> {
  return new Map(
    // The record's keys are its type's.
    (Object.entries(paths) as [GuardedName, string][]).map(([name, path]) => {
      const isJson = path.startsWith('/api/');
      const sent = isJson ? wire.path(path) : `${loanApiPrefix}${wire.path(path)}`;
      return [sent, { name, body: isJson ? 'json' : 'form', movesMoney: moneyCalls.includes(name) }];
    }),
  );
}
