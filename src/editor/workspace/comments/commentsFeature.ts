import { call, delay, fork, put, race, select, spawn, take, takeEvery } from 'typed-redux-saga';
import { createAction } from '@reduxjs/toolkit';
import type {
  ChangedThread,
  CommentedBlock,
  CommentThreadList,
  TemplatePeople,
} from '../../../generated/editor';
import { deleteTemplatesIdCommentsThreadNumber } from '../../../generated/editorCalls/deleteTemplatesIdCommentsThreadNumber';
import { deleteTemplatesIdCommentsThreadResolution } from '../../../generated/editorCalls/deleteTemplatesIdCommentsThreadResolution';
import { getTemplatesIdComments } from '../../../generated/editorCalls/getTemplatesIdComments';
import { getTemplatesIdCommentsThreadChange } from '../../../generated/editorCalls/getTemplatesIdCommentsThreadChange';
import { getTemplatesIdPeople } from '../../../generated/editorCalls/getTemplatesIdPeople';
import { postTemplatesIdComments } from '../../../generated/editorCalls/postTemplatesIdComments';
import { postTemplatesIdCommentsThread } from '../../../generated/editorCalls/postTemplatesIdCommentsThread';
import { putTemplatesIdCommentsThreadNumber } from '../../../generated/editorCalls/putTemplatesIdCommentsThreadNumber';
import { putTemplatesIdCommentsThreadRead } from '../../../generated/editorCalls/putTemplatesIdCommentsThreadRead';
import { putTemplatesIdCommentsThreadResolution } from '../../../generated/editorCalls/putTemplatesIdCommentsThreadResolution';
import type { EditorClient } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import { createResource, settle, watchResource } from '../../kit/data/resource';
import { editEvents, selectEdit } from '../model/editSlice';
import { flushForms } from '../model/openForms';
import { notices } from '../../insight/notices/noticesFeature';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

/** The request of each is a template's id. */
export const openThreads = createResource<string, CommentThreadList>('openThreads');
export const resolvedThreads = createResource<string, CommentThreadList>('resolvedThreads');
export const templatePeople = createResource<string, TemplatePeople>('templatePeople');

export interface ThreadPlace {
  readonly templateId: string;
  readonly threadId: string;
}

/** A thread's block when it was commented on, and now. */
export const commentedBlock = createResource<ThreadPlace, CommentedBlock>('commentedBlock');

/** What is written: a new thread, an answer in one, or other words for a comment that is there. */
export type CommentPlace = { readonly templateId: string } & (
  | { readonly kind: 'begin'; readonly blockId: string | null }
  | { readonly kind: 'answer'; readonly threadId: string }
  | { readonly kind: 'change'; readonly threadId: string; readonly number: number }
);

export type WrittenComment = CommentPlace & {
  /** Of several forms the one that hears what became of it. */
  readonly formId: string;
  readonly text: string;
  /** Ids of accounts. */
  readonly mentions: readonly string[];
};

export const writeComment = createEditorMutation<WrittenComment, ChangedThread>('writeComment');
export const deleteComment = createEditorMutation<ThreadPlace & { readonly number: number }, ChangedThread>(
  'deleteComment',
);
export const settleThread = createEditorMutation<
  ThreadPlace & { readonly isResolved: boolean },
  ChangedThread
>('settleThread');
/** Somebody has looked at a thread, as far as a comment of it. */
export const threadSeen = createAction<ThreadPlace & { readonly number: number }>('comments/threadSeen');

/** A thread as calls name it. */
const callPlace = ({ templateId, threadId }: ThreadPlace) => ({ id: templateId, thread: threadId });

const list = (client: EditorClient, state: 'open' | 'resolved') => (templateId: string) =>
  client.send(getTemplatesIdComments({ id: templateId, state }));

const write = (client: EditorClient) => (comment: WrittenComment) => {
  const words = { text: comment.text, mentions: [...comment.mentions] };
  switch (comment.kind) {
    case 'begin':
      return client.send(
        postTemplatesIdComments({ id: comment.templateId, blockId: comment.blockId, ...words }),
      );
    case 'answer':
      return client.send(postTemplatesIdCommentsThread({ ...callPlace(comment), ...words }));
    case 'change': {
      const { number } = comment;
      return client.send(putTemplatesIdCommentsThreadNumber({ ...callPlace(comment), number, ...words }));
    }
  }
};

const settleOne =
  (client: EditorClient) =>
  ({ isResolved, ...thread }: ThreadPlace & { readonly isResolved: boolean }) => {
    const place = callPlace(thread);
    return client.send(
      isResolved
        ? putTemplatesIdCommentsThreadResolution(place)
        : deleteTemplatesIdCommentsThreadResolution(place),
    );
  };

/** So long a comment waits for the page to be saved, in ms; then the host says what it thinks of its block. */
const savedWithinMs = 10_000;

/** The host knows the blocks of the draft alone: a new one is saved before it is commented on. */
function* whenSaved({ kind }: WrittenComment) {
  if (kind !== 'begin') return;
  flushForms();
  const { phase } = yield* select(selectEdit);
  if (phase !== 'waiting' && phase !== 'saving') return;
  yield* put(editEvents.saveRequested());
  yield* race({
    saved: take([editEvents.draftSaved.type, editEvents.changesVanished.type]),
    failed: take([
      editEvents.savingFailed.type,
      editEvents.conflictMet.type,
      editEvents.savingHeldUp.type,
      editEvents.closed.type,
    ]),
    late: delay(savedWithinMs),
  });
}

/** Both lists, where somebody has seen the second. */
export function* renewThreads(templateId: string) {
  yield* put(openThreads.renewed(templateId));
  const { request } = yield* select(resolvedThreads.select);
  if (request === templateId) yield* put(resolvedThreads.renewed(templateId));
}

function* renew(_reply: ChangedThread, { templateId }: { readonly templateId: string }) {
  yield* call(renewThreads, templateId);
}

function* tellSeen(client: EditorClient, { number, ...place }: ThreadPlace & { readonly number: number }) {
  const told = yield* call(settle<undefined>, () =>
    client.sendOnly(putTemplatesIdCommentsThreadRead({ ...callPlace(place), number })),
  );
  if (!told.ok) return;
  yield* put(openThreads.renewed(place.templateId));
  // What was told of it is read with it.
  yield* put(notices.renewed(undefined));
}

function* watchComments({ client }: EditorDependencies) {
  yield* spawn(watchResource, openThreads, list(client, 'open'));
  yield* spawn(watchResource, resolvedThreads, list(client, 'resolved'));
  yield* spawn(watchResource, templatePeople, (templateId: string) =>
    client.send(getTemplatesIdPeople({ id: templateId })),
  );
  yield* spawn(watchResource, commentedBlock, (place: ThreadPlace) =>
    client.send(getTemplatesIdCommentsThreadChange(callPlace(place))),
  );
  yield* spawn(watchMutation, writeComment, write(client), renew, whenSaved);
  yield* spawn(watchMutation, settleThread, settleOne(client), renew);
  yield* spawn(
    watchMutation,
    deleteComment,
    ({ number, ...place }: ThreadPlace & { readonly number: number }) =>
      client.send(deleteTemplatesIdCommentsThreadNumber({ ...callPlace(place), number })),
    renew,
  );
  yield* takeEvery(threadSeen, function* handleSeen({ payload }) {
    yield* fork(tellSeen, client, payload);
  });
}

export const commentsFeature: EditorFeature = {
  slices: [
    openThreads,
    resolvedThreads,
    templatePeople,
    commentedBlock,
    writeComment,
    deleteComment,
    settleThread,
  ],
  saga: watchComments,
};
