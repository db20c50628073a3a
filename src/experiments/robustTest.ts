import { evidenceOf, passes, type Question, sequentialTest, type Successes } from './sequentialTest';

/** Successes that each of some networks told, by number. */
export interface NetworkSuccesses extends Successes {
  readonly networks: number;
}

const totalOf = (told: readonly NetworkSuccesses[]): Successes => ({
  own: told.reduce((sum, { own, networks }) => sum + own * networks, 0),
  others: told.reduce((sum, { others, networks }) => sum + others * networks, 0),
});

interface Said {
  readonly log: number;
  readonly networks: number;
}

/** What all networks say together, but for the loudest of those that speak for the answer. */
function withoutLoudest(said: readonly Said[], leftOut: number): number {
  let left = leftOut;
  let sum = 0;
  for (const { log, networks } of [...said].sort((one, other) => other.log - one.log)) {
    const unheard = log > 0 ? Math.min(left, networks) : 0;
    left -= unheard;
    sum += log * (networks - unheard);
  }
  return sum;
}

/** Whose word is enough, and whose is not. */
export interface RobustTestOptions {
  /** As many networks, those that speak loudest for the answer, are not heard. */
  readonly leftOut: number;
  /** Below as many that speak for it there is no answer. */
  readonly least: number;
}

/** How many told what speaks for the answer. */
const speakersOf = (told: readonly NetworkSuccesses[], side: Question['side']): number =>
  told.reduce(
    (sum, { own, others, networks }) => ((side === 'above' ? own : others) > 0 ? sum + networks : sum),
    0,
  );

/**
 * Makes `sequentialTest` for successes that anybody may tell: of each alternative the networks that speak
 * loudest for the answer are not heard. Whatever as many of them make up, what is left says no more than the honest ones
 * alone would, since leaving out the loudest takes away at least what leaving out the liars takes. So the level holds in
 * spite of them.
 */
export function robustTest(
  question: Question,
  { leftOut, least }: RobustTestOptions,
): (told: readonly NetworkSuccesses[]) => boolean {
  const { bound, gains } = evidenceOf(question);
  const isSo = sequentialTest(question);
  return (told) => {
    // With all of them heard it says at least as much, and is quickly asked.
    if (!isSo(totalOf(told)) || speakersOf(told, question.side) < least) return false;
    const logs = gains.map(([gain, otherGain]) =>
      withoutLoudest(
        told.map(({ own, others, networks }) => ({ log: own * gain + others * otherGain, networks })),
        leftOut,
      ),
    );
    return passes(logs, bound);
  };
}
