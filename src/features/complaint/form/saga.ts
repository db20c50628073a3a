import { call, delay, fork, put, race, select, take, takeEvery } from 'typed-redux-saga';
import { sendOnce } from '../../../api/calls';
import { createKeyValueStore } from '../../../api/keyValueStore';
import { withoutData } from '../../../api/reply';
import type { BorrowerDependencies } from '../../../effects/borrowerDependencies';
import { openPage } from '../../../effects/navigationSaga';
import { runMutation } from '../../../effects/mutation';
import { onLeading } from '../../../effects/safely';
import { sessionEnded } from '../../../events/session';
import { toastRequested } from '../../../events/toast';
import type { ProblemSavePayload } from '../../../generated/payloads';
import { mayAct } from '../../../kernel/acting';
import type { TextKey } from '../../../texts/textKey';
import {
  fileRefused,
  pictureAdded,
  pictureRemoved,
  picturesLost,
  pictureUploaded,
  uploadedAddresses,
} from '../pictures/slice';
import { watchPictures } from '../pictures/saga';
import { createSavedDraft, type SavedDraft } from '../savedDraft';
import * as events from './slice';
import { draftOf, selectForm, type FormState } from './slice';

/** How long it is said that the complaint arrived, in ms (contract §14). */
const successMs = 1500;

/** Why the form can't be sent yet. */
function obstacleOf({ text, subject, pictures: { pictures } }: FormState): TextKey | undefined {
  const isThere = (...stages: readonly string[]) => pictures.some(({ stage }) => stages.includes(stage.name));
  if (text.trim() === '') return 'complaint:form.textMissing';
  if (!subject) return 'complaint:form.subjectMissing';
  if (isThere('preparing', 'sending')) return 'complaint:form.picturesUnderWay';
  return isThere('failed') ? 'complaint:form.picturesFailed' : undefined;
}

const payloadOf = ({ subject, text, pictures }: FormState): ProblemSavePayload => ({
  problemType: subject?.type.value ?? '',
  problemSonType: subject?.sonType?.value ?? '',
  problemDetail: text.trim(),
  problemImage: uploadedAddresses(pictures).join(),
  orderNo: subject?.orderNo ?? '',
});

/** The form was opened from the complaint home, unless the document began with it. */
function returnHome(dependencies: BorrowerDependencies, orderId: string): void {
  const { navigator } = dependencies;
  if (navigator.hasScreenBefore()) navigator.back();
  else openPage(dependencies, { path: '/complaint', query: { orderId }, isReplacing: true });
}

function* submit(dependencies: BorrowerDependencies, draft: SavedDraft) {
  const form = yield* select(selectForm);
  if (!mayAct(form.sending)) return;
  const obstacle = obstacleOf(form);
  if (obstacle !== undefined) {
    if (form.text.trim() === '') yield* put(events.textMissed());
    yield* put(toastRequested({ key: obstacle }));
    return;
  }
  const { forms, keys } = dependencies;
  const payload = payloadOf(form);
  const acting = { call: 'problem-save', payload } as const;
  const send = async () => withoutData(await sendOnce(forms, keys, payload.orderNo ?? '', acting));
  const result = yield* runMutation(events.sending, send);
  if (!result?.ok) return;
  draft.forget();
  const { isOpen } = yield* select(selectForm);
  if (!isOpen) {
    // Who went elsewhere meanwhile stays there.
    yield* put(toastRequested({ key: 'complaint:form.done.title' }));
    return;
  }
  const { left } = yield* race({ shown: delay(successMs), left: take(events.formLeft) });
  if (!left) yield* call(returnHome, dependencies, form.subject?.orderNo ?? '');
}

/** Keeps the draft, uploads pictures, hands the complaint in (contract §11). */
export function* watchForm(dependencies: BorrowerDependencies) {
  const draft = createSavedDraft({
    store: createKeyValueStore(() => dependencies.window.localStorage),
    borrower: dependencies.parameters.fingerprint(),
    now: Date.now,
  });
  const found = draft.read();
  yield* put(events.draftFound(found));
  yield* takeEvery(
    [
      events.subjectChosen,
      events.textChanged,
      pictureAdded,
      pictureUploaded,
      pictureRemoved,
      fileRefused,
      picturesLost,
    ],
    function* keepDraft() {
      const form = yield* select(selectForm);
      if (form.sending !== 'done') draft.keep(draftOf(form));
    },
  );
  yield* fork(watchPictures, dependencies, found.waiting);
  yield* takeEvery(sessionEnded, () => draft.handOver());
  yield* onLeading(events.submitted, () => submit(dependencies, draft));
}
