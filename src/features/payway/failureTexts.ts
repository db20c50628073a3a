import type { ToastText } from '../../events/toast';
import { isReplyLost, type Failure } from '../../kernel/failure';

/** Refusals that have words of ours (contract §13). */
const wordsByCode = {
  '800005': 'payway:failure.800005',
  '800006': 'payway:failure.800006',
} as const;

const isKnown = (code: string): code is keyof typeof wordsByCode => Object.hasOwn(wordsByCode, code);

function textOf(problem: Failure, otherwise: ToastText): ToastText {
  if (problem.kind === 'refused' && isKnown(problem.code)) return { key: wordsByCode[problem.code] };
  if ('message' in problem && problem.message !== '') return { words: problem.message };
  if (problem.kind === 'offline' || problem.kind === 'timeout') return { key: 'payway:failure.network' };
  return otherwise;
}

/** Why a payment was not taken: the server's words, or that processing failed (contract §13). */
export const paymentFailureText = (problem: Failure): ToastText =>
  textOf(problem, { key: 'payway:failure.processing' });

/** Why a provider's page can't be opened; nothing was paid yet. */
export const providerFailureText = (problem: Failure): ToastText =>
  textOf(
    problem,
    isReplyLost(problem) ? { key: 'payway:failure.network' } : { key: 'payway:failure.provider' },
  );

/** Why there are no cards (contract §13). */
export const cardsFailureText = (problem: Failure): ToastText =>
  textOf(problem, { key: 'payway:failure.cards' });
