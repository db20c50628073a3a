import { takeEvery } from 'typed-redux-saga';
import type { PromotionDependencies } from './dependencies';
import { blockFaulted } from './pageEvents';

/** Reports each fault of a page's blocks once, however often the block is drawn (contract §8). */
export function* watchFaults({ tracking }: PromotionDependencies) {
  const reported = new Set<string>();
  yield* takeEvery(blockFaulted, ({ payload }) => {
    const name = JSON.stringify(payload);
    if (reported.has(name)) return;
    reported.add(name);
    tracking.track({ name: 'blockFault', payload });
  });
}
