import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type { NoticeMail } from '../../../generated/editor';
import validateMail from '../../../generated/validators/editor/noticeMail';
import type { EditorClient } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, watchResource } from '../../kit/data/resource';

/** E-mails about notices of the signed-in account. */
export const noticeMail = createResource<undefined, NoticeMail>('noticeMail');
export const chooseNoticeMail = createEditorMutation<NoticeMail, NoticeMail>('chooseNoticeMail');

const path = '/notices/mail';

function* showChoice(chosen: NoticeMail) {
  yield* put(noticeMail.arrived(chosen));
  yield* put(toastRequested({ key: 'editor:saved' }));
}

export function* watchNoticeMail(client: EditorClient) {
  yield* spawn(watchResource, noticeMail, () => client.get<NoticeMail>(path, validateMail));
  yield* spawn(
    watchMutation,
    chooseNoticeMail,
    (choice: NoticeMail) => client.send<NoticeMail>('PUT', path, validateMail, choice),
    showChoice,
  );
}

export const noticeMailSlices = [noticeMail, chooseNoticeMail];
