import { eventChannel, type EventChannel } from 'redux-saga';
import { call, cancelled, fork, put, race, select, take } from 'typed-redux-saga';
import type { Picture, PictureList } from '../../generated/editor';
import validateList from '../../generated/validators/editor/pictureList';
import { success } from '../../kernel/result';
import type { EditorClient, EditorReply } from '../api/editorClient';
import { isSignedOut } from '../api/problem';
import { watchResource } from '../data/resource';
import { sessionEnded, type WithSession } from '../session/sessionSlice';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import * as pictures from './pictureState';
import { sendPicture } from './sendPicture';

/** Pages of the library, asked for one after the other: each says where the next begins. */
const getPictures =
  (client: EditorClient) =>
  async ({ search, pages }: pictures.LibraryRequest): Promise<EditorReply<PictureList>> => {
    const found: PictureList['pictures'] = [];
    let cursor: string | undefined;
    for (let page = 1; ; page += 1) {
      const reply = await client.get<PictureList>('/pictures', validateList, { search, cursor });
      if (!reply.ok) return reply;
      found.push(...reply.value.pictures);
      if (reply.value.next === null || page >= pages) return success({ ...reply.value, pictures: found });
      cursor = reply.value.next;
    }
  };

type Told = { readonly percent: number } | { readonly reply: EditorReply<Picture> };

const uploadEvents = (file: File, csrfToken: string | undefined): EventChannel<Told> =>
  eventChannel<Told>((emit) => {
    const upload = sendPicture(file, csrfToken, (percent) => emit({ percent }));
    void upload.reply.then((reply) => emit({ reply }));
    return () => upload.stop();
  });

function* follow(channel: EventChannel<Told>) {
  for (;;) {
    const told: Told = yield* take(channel);
    if ('percent' in told) yield* put(pictures.uploadProgressed(told.percent));
    else return told.reply;
  }
}

function* upload(file: File) {
  const csrfToken = yield* select(({ session }: WithSession) => session.session?.csrfToken);
  yield* put(pictures.uploadStarted(file.name));
  const channel = yield* call(uploadEvents, file, csrfToken);
  try {
    const reply = yield* follow(channel);
    if (reply.ok) {
      yield* put(pictures.uploadSucceeded(reply.value));
      const { request } = yield* select(pictures.selectLibrary);
      yield* put(pictures.pictureLibrary.renewed(request ?? { search: '', pages: 1 }));
    } else {
      yield* put(pictures.uploadFailed(reply.error));
      if (isSignedOut(reply.error)) yield* put(sessionEnded());
    }
  } finally {
    if (yield* cancelled()) channel.close();
  }
}

function* watchPictures({ client }: EditorDependencies) {
  yield* fork(watchResource, pictures.pictureLibrary, getPictures(client));
  for (;;) {
    const { payload } = yield* take(pictures.uploadRequested);
    // One file at a time; whoever stops it or leaves ends it.
    yield* race({ done: call(upload, payload), stopped: take(pictures.uploadForgotten) });
  }
}

/** State and effects of the library of pictures, for every screen with a `PicturePicker`. */
export const picturesFeature: EditorFeature = { reducers: pictures.pictureReducers, saga: watchPictures };
