import { call, put, select } from 'typed-redux-saga';
import type { TemplateDetails } from '../../generated/editor';
import { settle } from '../data/resource';
import { getDetails } from '../data/template';
import { editEvents, selectEdit } from './editSlice';
import type { EditTools } from './keptChanges';
import { flushForms } from './openForms';

/**
 * What others have done since is shown; what somebody else wrote replaces what is on the screen, unless something unsent is there or
 * somebody reads what changes.
 */
export function* catchUp({ client }: EditTools) {
  const { id } = yield* select(selectEdit);
  const details = yield* call(settle<TemplateDetails>, () => getDetails(client)(id));
  if (!details.ok) return;
  flushForms();
  const { version, phase, isReviewed } = yield* select(selectEdit);
  const isNewer = details.value.version !== version;
  yield* put(
    isNewer && phase === 'saved' && !isReviewed
      ? editEvents.detailsArrived(details.value)
      : editEvents.detailsRefreshed(details.value),
  );
}
