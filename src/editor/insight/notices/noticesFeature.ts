import { put, spawn } from 'typed-redux-saga';
import type { NoticeList, ReadNoticesPayload } from '../../../generated/editor';
import { getNotices } from '../../../generated/editorCalls/getNotices';
import { putNoticesRead } from '../../../generated/editorCalls/putNoticesRead';
import { sending } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, watchResource } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

/** Notices of the signed-in account. */
export const notices = createResource<undefined, NoticeList>('notices');
export const readNotices = createEditorMutation<ReadNoticesPayload, NoticeList>('readNotices');

function* showRead(list: NoticeList) {
  yield* put(notices.arrived(list));
}

function* watchNotices({ client }: EditorDependencies) {
  yield* spawn(watchResource, notices, () => client.send(getNotices()));
  yield* spawn(watchMutation, readNotices, sending(client, putNoticesRead), showRead);
}

export const noticesFeature: EditorFeature = { slices: [notices, readNotices], saga: watchNotices };
