import { call, cancelled, delay, put, race, select, take } from 'typed-redux-saga';
import type { LockReply, TemplateDetails, TemplateLock } from '../../generated/editor';
import type { EditorReply } from '../api/editorClient';
import { settle } from '../data/resource';
import { getDetails } from '../data/template';
import { deleteLock, putLock } from './editCalls';
import { editEvents, selectEdit } from './editSlice';
import type { EditTools } from './keptChanges';

/** Renewed three times before it dies, in ms. */
const heartbeatMs = 20_000;

const lockInTheWay = (reply: EditorReply<LockReply>): TemplateLock | undefined =>
  !reply.ok && reply.error.code === 'locked' && 'lock' in reply.error ? reply.error.lock : undefined;

/** What somebody else wrote while they had the lock replaces what is on the screen, unless something unsent is there. */
function* catchUp({ client }: EditTools) {
  const { id, version, phase } = yield* select(selectEdit);
  const details = yield* call(settle<TemplateDetails>, () => getDetails(client)(id));
  if (details.ok && details.value.version !== version && phase === 'saved')
    yield* put(editEvents.detailsArrived(details.value));
}

/** Holds the template's lock while it is edited, gives it back, and notices when somebody else has it. */
export function* holdLock(tools: EditTools, id: string) {
  let isOwn = false;
  let takesOver = false;
  try {
    for (;;) {
      const reply = yield* call(settle<LockReply>, () => putLock(tools.client)(id, takesOver));
      const others = lockInTheWay(reply);
      if (reply.ok) {
        const { othersLock } = yield* select(selectEdit);
        if (othersLock) yield* call(catchUp, tools);
        if (!isOwn) yield* put(editEvents.lockTaken());
        isOwn = true;
      } else if (others) {
        yield* put(editEvents.lockMissed({ lock: others, wasOwn: isOwn }));
        isOwn = false;
      }
      const { isAsked } = yield* race({
        isDue: delay(heartbeatMs),
        isAsked: take(editEvents.takeOverRequested),
      });
      takesOver = isAsked !== undefined;
    }
  } finally {
    if ((yield* cancelled()) && isOwn) void deleteLock(tools.client)(id);
  }
}
