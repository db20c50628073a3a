import { type GuardedFigure, guardedFigures, guards } from './guardedPublication';
import { sequentialTest } from './sequentialTest';

/** What is watched of a group besides its main figure. Numbers of visits in which it happened. */
export type GuardrailCounts = Readonly<Record<GuardedFigure, number>> & {
  /** Not negative; only its share counts. */
  readonly weight: number;
};

/**
 * Figures in which a group is worse than another one, with the bounds of a guarded publication: for each group they are
 * wrong in at most 5 of 100 experiments, however often somebody looks. Groups without visitors are not compared.
 */
export function worseFigures(own: GuardrailCounts, other: GuardrailCounts): readonly GuardedFigure[] {
  if (own.weight <= 0 || other.weight <= 0) return [];
  const weight = own.weight / (own.weight + other.weight);
  return guardedFigures.filter((figure) => {
    const { worse, tolerated, level } = guards[figure];
    const isWorse = sequentialTest({ weight, side: worse, ratio: tolerated, level });
    return isWorse({ own: own[figure], others: other[figure] });
  });
}
