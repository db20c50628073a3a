import { call, put, select } from 'typed-redux-saga';
import type { TemplateDetails } from '../../../generated/editor';
import { settle } from '../../kit/data/resource';
import { getDetails } from '../../kit/data/template';
import { isSameDocument } from './documentText';
import { editEvents, selectEdit, textOfDetails } from './editSlice';
import type { EditTools } from './keptChanges';
import { flushForms } from './openForms';

/**
 * What others have done since is shown; what somebody else wrote replaces what is on the screen, unless something unsent is there or
 * somebody reads what changes.
 */
export function* refreshFromHost({ client }: EditTools) {
  const { id } = yield* select(selectEdit);
  const details = yield* call(settle<TemplateDetails>, () => getDetails(client)(id));
  if (!details.ok) return;
  flushForms();
  const { version, savedText, phase, isReviewed } = yield* select(selectEdit);
  // A rollback leaves the version as it is; where there is no draft, what is edited is another text by now.
  const isOther =
    details.value.version !== version || !isSameDocument(textOfDetails(details.value), savedText);
  yield* put(
    isOther && phase === 'saved' && !isReviewed
      ? editEvents.detailsArrived(details.value)
      : editEvents.detailsRefreshed(details.value),
  );
}
