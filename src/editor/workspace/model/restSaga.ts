import { eventChannel } from 'redux-saga';
import { call, delay, race, select, take } from 'typed-redux-saga';
import { isComposing } from './composing';
import { editEvents, selectEdit } from './editSlice';
import type { EditTools } from './keptChanges';
import { flushForms } from './openForms';
import { onUserActivity } from './userActivity';

/** Whose hands have been still for so long works elsewhere, or reads; in ms. */
const idleMs = 15_000;
/** The same where somebody asks for the lock, in ms. */
const askedIdleMs = 10_000;
/** Between looks at what keeps a page from rest, in ms. */
const restMs = 1_000;

/** Changes of the page. */
export const work = [editEvents.documentChanged, editEvents.keptChosen];

type Stir = 'works' | 'isSeen' | 'leaves';

/** What a hand does in the page, and whether it is in sight. */
const stirsOf = (view: Window) =>
  eventChannel<Stir>((emit) => {
    const stopHearing = onUserActivity(() => emit('works'));
    const tellSight = (): void => emit('isSeen');
    const tellLeaving = (): void => emit('leaves');
    view.document.addEventListener('visibilitychange', tellSight);
    view.addEventListener('pagehide', tellLeaving);
    return () => {
      stopHearing();
      view.document.removeEventListener('visibilitychange', tellSight);
      view.removeEventListener('pagehide', tellLeaving);
    };
  });

/** Ends once the host has everything; what could not be sent is not left to somebody else. */
function* untilSaved() {
  while ((yield* select(selectEdit)).phase !== 'saved') yield* take('*');
}

/**
 * True once nobody works in the page any more, or somebody is let in, and all of it is saved: at once where the page is out of
 * sight. What was written on a page that goes away is kept on this device.
 */
export function* waitForRest({ window: view }: EditTools) {
  const stirs = yield* call(stirsOf, view);
  let workedAt = Date.now();
  let isLetGo = false;
  try {
    for (;;) {
      const isHidden = view.document.visibilityState === 'hidden';
      const { askedBy } = yield* select(selectEdit);
      const idle = askedBy ? askedIdleMs : idleMs;
      const wait = isLetGo || isHidden ? 0 : Math.max(0, workedAt + idle - Date.now());
      const { rests, stir, letGo, isAsked } = yield* race({
        rests: call(function* rest() {
          yield* delay(wait);
          yield* call(untilSaved);
          return true;
        }),
        stir: take(stirs),
        isWorked: take(work.map(({ type }) => type)),
        letGo: take(editEvents.lockLetGo),
        isAsked: take(editEvents.lockAskedFor),
      });
      if (stir === 'leaves') return true;
      if (letGo) isLetGo = true;
      if (rests && !isComposing()) {
        // What is typed last is on its way before anybody else gets the page.
        flushForms();
        if ((yield* select(selectEdit)).phase === 'saved') return true;
      } else if (!letGo && !isAsked) workedAt = Date.now();
      // A word that is composed is finished first, also out of sight.
      if (rests) yield* delay(restMs);
    }
  } finally {
    stirs.close();
  }
}
