import { put, spawn } from 'typed-redux-saga';
import { toastRequested } from '../../../events/toast';
import type { NoticeMail } from '../../../generated/editor';
import { getNoticesMail } from '../../../generated/editorCalls/getNoticesMail';
import { putNoticesMail } from '../../../generated/editorCalls/putNoticesMail';
import { type EditorClient, sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, watchResource } from '../../kit/data/resource';

/** E-mails about notices of the signed-in account. */
export const noticeMail = createResource<undefined, NoticeMail>('noticeMail');
export const chooseNoticeMail = createEditorMutation<NoticeMail, NoticeMail>('chooseNoticeMail');

function* showChoice(chosen: NoticeMail) {
  yield* put(noticeMail.arrived(chosen));
  yield* put(toastRequested({ key: 'editor:saved' }));
}

export function* watchNoticeMail(client: EditorClient) {
  yield* spawn(watchResource, noticeMail, () => client.send(getNoticesMail()));
  yield* spawn(watchMutation, chooseNoticeMail, sending(client, putNoticesMail), showChoice);
}

export const noticeMailSlices = [noticeMail, chooseNoticeMail];
