import { select, takeEvery } from 'typed-redux-saga';
import { safely } from './safely';

interface Flight<State, Action> {
  readonly subjectOf: (state: State, action: Action) => string;
  readonly worker: (action: Action) => Generator;
}

/**
 * Runs a worker for each action, one at a time of each subject: a second tap is refused while the first one's call is
 * under way (contract §6), and nothing about one subject waits for, or is refused because of, another.
 */
export function* takeSingleFlight<Action extends { readonly type: string }, State>(
  actions: readonly { readonly type: string }[],
  { subjectOf, worker }: Flight<State, Action>,
) {
  const underWay = new Set<string>();
  yield* takeEvery(
    actions.map(({ type }) => type),
    safely(function* handleAction(action: Action) {
      const subject = subjectOf(yield* select((state: State) => state), action);
      if (underWay.has(subject)) return;
      underWay.add(subject);
      try {
        yield* worker(action);
      } finally {
        underWay.delete(subject);
      }
    }),
  );
}
