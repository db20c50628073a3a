import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, cancelled, fork, put, race, select, take } from 'typed-redux-saga';
import type {
  CropPicturePayload,
  DrawingList,
  Picture,
  PictureList,
  PictureReply,
  PictureUses,
  RenamePicturePayload,
} from '../../../generated/editor';
import { deletePicturesId } from '../../../generated/editorCalls/deletePicturesId';
import { getDrawings } from '../../../generated/editorCalls/getDrawings';
import { getPictures } from '../../../generated/editorCalls/getPictures';
import { getPicturesIdUses } from '../../../generated/editorCalls/getPicturesIdUses';
import { patchPicturesId } from '../../../generated/editorCalls/patchPicturesId';
import { postPicturesIdCrop } from '../../../generated/editorCalls/postPicturesIdCrop';
import { success } from '../../../kernel/result';
import {
  type EditorClient,
  type EditorProblem,
  type EditorReply,
  isSignedOut,
  sending,
} from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, getPages, watchResource } from '../../kit/data/resource';
import { sessionEvents, type WithSession } from '../../kit/session/sessionSlice';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';
import { sendPicture } from './sendPicture';

interface LibraryRequest {
  readonly search: string;
  /** How many pages of pictures are in view. */
  readonly pages: number;
}

interface CropRequest extends CropPicturePayload {
  readonly id: string;
}

interface RenameRequest extends RenamePicturePayload {
  readonly id: string;
}

export const pictureLibrary = createResource<LibraryRequest, PictureList>('pictureLibrary');
export const drawingList = createResource<undefined, DrawingList>('drawingList');
/** The request is the picture's id, here and below. */
export const pictureUses = createResource<string, PictureUses>('pictureUses');
export const cropPicture = createEditorMutation<CropRequest, PictureReply>('cropPicture');
export const renamePicture = createEditorMutation<RenameRequest, PictureReply>('renamePicture');
export const deletePicture = createEditorMutation<string, undefined>('deletePicture');

interface UploadState {
  readonly status: 'idle' | 'sending' | 'working' | 'done' | 'failed';
  readonly name: string;
  /** From 0 to 100, of what has been sent. */
  readonly percent: number;
  readonly picture: Picture | undefined;
  readonly problem: EditorProblem | undefined;
}

const idle: UploadState = { status: 'idle', name: '', percent: 0, picture: undefined, problem: undefined };

const pictureUpload = createSlice({
  name: 'pictureUpload',
  initialState: idle,
  reducers: {
    requested: (state, _action: PayloadAction<File>): UploadState => state,
    started: (_state, { payload }: PayloadAction<string>): UploadState => ({
      ...idle,
      status: 'sending',
      name: payload,
    }),
    progressed: (state, { payload }: PayloadAction<number>): UploadState => ({
      ...state,
      status: payload >= 100 ? 'working' : 'sending',
      percent: payload,
    }),
    succeeded: (state, { payload }: PayloadAction<Picture>): UploadState => ({
      ...state,
      status: 'done',
      picture: payload,
    }),
    failed: (state, { payload }: PayloadAction<EditorProblem>): UploadState => ({
      ...state,
      status: 'failed',
      problem: payload,
    }),
    /** The person stopped it, or left. */
    forgotten: (): UploadState => idle,
  },
});

export const uploadEvents = pictureUpload.actions;
export const selectUpload = (state: { readonly pictureUpload: UploadState }) => state.pictureUpload;

const readPictures =
  (client: EditorClient) =>
  async ({ search, pages: count }: LibraryRequest): Promise<EditorReply<PictureList>> => {
    const found = await getPages(count, (cursor: string | undefined) =>
      client.send(getPictures({ search, cursor })),
    );
    if (!found.ok) return found;
    const { pages, last } = found.value;
    return success({ ...last, pictures: pages.flatMap(({ pictures }) => pictures) });
  };

type Told = { readonly percent: number } | { readonly reply: EditorReply<Picture> };

const openUpload = (file: File, csrfToken: string | undefined): EventChannel<Told> =>
  eventChannel<Told>((emit) => {
    const upload = sendPicture(file, csrfToken, (percent) => emit({ percent }));
    void upload.reply.then((reply) => emit({ reply }));
    return () => upload.stop();
  });

function* follow(channel: EventChannel<Told>) {
  for (;;) {
    const told: Told = yield* take(channel);
    if ('percent' in told) yield* put(uploadEvents.progressed(told.percent));
    else return told.reply;
  }
}

function* renewLibrary() {
  const { request } = yield* select(pictureLibrary.select);
  yield* put(pictureLibrary.renewed(request ?? { search: '', pages: 1 }));
}

function* upload(file: File) {
  const csrfToken = yield* select(({ session }: WithSession) => session.session?.csrfToken);
  yield* put(uploadEvents.started(file.name));
  const channel = yield* call(openUpload, file, csrfToken);
  try {
    const reply = yield* follow(channel);
    if (reply.ok) {
      yield* put(uploadEvents.succeeded(reply.value));
      yield* call(renewLibrary);
    } else {
      yield* put(uploadEvents.failed(reply.error));
      if (isSignedOut(reply.error)) yield* put(sessionEvents.ended());
    }
  } finally {
    if (yield* cancelled()) channel.close();
  }
}

function* watchPictures({ client }: EditorDependencies) {
  yield* fork(watchResource, pictureLibrary, readPictures(client));
  yield* fork(watchResource, drawingList, () => client.send(getDrawings()));
  yield* fork(watchResource, pictureUses, (id: string) => client.send(getPicturesIdUses({ id })));
  yield* fork(watchMutation, cropPicture, sending(client, postPicturesIdCrop), renewLibrary);
  yield* fork(watchMutation, renamePicture, sending(client, patchPicturesId), renewLibrary);
  yield* fork(
    watchMutation,
    deletePicture,
    (id: string) => client.sendOnly(deletePicturesId({ id })),
    renewLibrary,
  );
  for (;;) {
    const { payload } = yield* take(uploadEvents.requested);
    // One file at a time; stopping it or leaving the screen ends it.
    yield* race({ done: call(upload, payload), stopped: take(uploadEvents.forgotten) });
  }
}

/** State and effects of the library of pictures, for every screen with a `PicturePicker`. */
export const picturesFeature: EditorFeature = {
  slices: [
    pictureLibrary,
    drawingList,
    pictureUses,
    cropPicture,
    renamePicture,
    deletePicture,
    pictureUpload,
  ],
  saga: watchPictures,
};
