import { put, spawn } from 'typed-redux-saga';
import type { NoticeList, ReadNoticesPayload } from '../../../generated/editor';
import validateNotices from '../../../generated/validators/editor/noticeList';
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
  yield* spawn(watchResource, notices, () => client.get<NoticeList>('/notices', validateNotices));
  yield* spawn(
    watchMutation,
    readNotices,
    (payload: ReadNoticesPayload) =>
      client.send<NoticeList>('PUT', '/notices/read', validateNotices, payload),
    showRead,
  );
}

export const noticesFeature: EditorFeature = { slices: [notices, readNotices], saga: watchNotices };
