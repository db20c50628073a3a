import { call, put, spawn } from 'typed-redux-saga';
import type { DraftReply } from '../../../generated/editor';
import { deleteTemplatesIdDraft } from '../../../generated/editorCalls/deleteTemplatesIdDraft';
import { putTemplatesIdDraft } from '../../../generated/editorCalls/putTemplatesIdDraft';
import { success } from '../../../kernel/result';
import type { EditorClient, EditorReply } from '../../kit/api/editorClient';
import { createEditorMutation, watchMutation } from '../../kit/data/mutation';
import type { EditorDependencies } from '../../kit/shell/feature';
import { getRevision, getVersion, templateHistory } from './historyCalls';

/** Where a whole draft comes from. */
export type DraftSource =
  | { readonly kind: 'version'; readonly number: number }
  | { readonly kind: 'revision'; readonly number: number }
  | { readonly kind: 'file'; readonly name: string; readonly document: string };

export interface Restoring {
  readonly id: string;
  readonly source: DraftSource;
  /** The version that was looked at. */
  readonly baseVersion: number;
  /** Exact text of the draft that is replaced, for the undo; null: there is none, only what is live. */
  readonly before: string | null;
}

type Undoing = Pick<Restoring, 'id' | 'baseVersion' | 'before'>;

/** Makes an earlier state, or a file, the draft. What was the draft is kept among the versions. */
export const restoreDraft = createEditorMutation<Restoring, DraftReply>('restoreDraft');
export const undoRestore = createEditorMutation<Undoing, undefined>('undoRestore');

async function documentOf(
  client: EditorClient,
  id: string,
  source: DraftSource,
): Promise<EditorReply<string>> {
  if (source.kind === 'file') return success(source.document);
  const found = await (source.kind === 'version'
    ? getVersion(client)({ id, number: source.number })
    : getRevision(client)({ id, revision: source.number }));
  return found.ok ? success(found.value.document) : found;
}

const restore =
  (client: EditorClient) =>
  async ({ id, source, baseVersion }: Restoring): Promise<EditorReply<DraftReply>> => {
    const document = await documentOf(client, id, source);
    if (!document.ok) return document;
    const origin = source.kind === 'file' ? 'import' : 'restore';
    return client.send(putTemplatesIdDraft({ id, document: document.value, baseVersion, origin }));
  };

const undo =
  (client: EditorClient) =>
  async ({ id, before, baseVersion }: Undoing): Promise<EditorReply<undefined>> => {
    if (before === null) return client.sendOnly(deleteTemplatesIdDraft({ id }));
    const restored = { id, document: before, baseVersion, origin: 'restore' } as const;
    const saved = await client.send(putTemplatesIdDraft(restored));
    return saved.ok ? success(undefined) : saved;
  };

function* renewHistory(_: unknown, { id }: { readonly id: string }) {
  yield* put(templateHistory.renewed(id));
}

/** What the screen can do with earlier states of the draft. */
export function* watchRestoring({ client }: Pick<EditorDependencies, 'client'>) {
  yield* spawn(
    watchMutation,
    restoreDraft,
    restore(client),
    function* handleRestored(reply: DraftReply, request: Restoring) {
      yield* put(undoRestore.forgotten());
      yield* call(renewHistory, reply, request);
    },
  );
  yield* spawn(
    watchMutation,
    undoRestore,
    undo(client),
    function* handleUndone(_: undefined, request: Undoing) {
      yield* put(restoreDraft.forgotten());
      yield* call(renewHistory, undefined, request);
    },
  );
}
