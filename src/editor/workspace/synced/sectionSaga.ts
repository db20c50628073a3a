import { call, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { SectionDocument } from '../../../generated/editor';
import { settle } from '../../kit/data/resource';
import { editEvents } from '../model/editSlice';
import { createChangeKeeper, type EditTools } from '../model/keptChanges';
import { dropKept, offerKept } from '../model/keptSaga';
import { keepOnDevice } from '../model/autosaveSaga';
import { changeSection, getSection } from '../../library/sections/sectionsFeature';
import { selectAccount } from '../../kit/session/sessionSlice';
import type { EditorDependencies } from '../../kit/shell/feature';

/** What is changed stays on this device until somebody saves it for all pages. */
function* keepChanges(tools: EditTools, id: string) {
  const opened = yield* call(settle<SectionDocument>, () => getSection(tools.client)(id));
  if (!opened.ok) {
    yield* put(editEvents.openingFailed(opened.error));
    return;
  }
  yield* put(editEvents.sectionArrived(opened.value));
  yield* call(offerKept, tools, id);
  yield* takeEvery([editEvents.documentChanged, editEvents.keptChosen], keepOnDevice, tools);
  yield* takeEvery([editEvents.keptLeft, changeSection.succeeded], dropKept, tools);
  yield* take(editEvents.closed);
}

/** Runs while a synced block is open in the editor, as a document of its own. */
export function* watchSection({ client, window }: EditorDependencies) {
  yield* takeEvery(editEvents.sectionOpened, function* handleOpening({ payload: id }) {
    const account = yield* select(selectAccount);
    const tools: EditTools = {
      client,
      window,
      keeper: createChangeKeeper(() => window.localStorage),
      keyOf: (sectionId) => `${account?.id ?? ''}/section/${sectionId}`,
      lastSave: undefined,
    };
    yield* fork(function* untilLeft() {
      yield* race({
        kept: call(keepChanges, tools, id),
        isLeft: take([editEvents.closed, editEvents.sectionOpened]),
      });
    });
  });
}
