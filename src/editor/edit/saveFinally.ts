import { call, put } from 'typed-redux-saga';
import type { DraftReply } from '../../generated/editor';
import { settle } from '../data/settle';
import { saySame } from './documentText';
import { putDraft } from './editCalls';
import type { EditState } from './editSlice';
import type { EditTools } from './editTools';
import { finalSaveEvents } from './finalSaves';

/** The draft that the host has once no save is under way any more. */
async function draftOnHost({ lastSave }: EditTools, { phase, version, savedText }: EditState) {
  const reply = phase === 'saving' ? await lastSave : undefined;
  return reply?.ok ? reply.value.draft : { version, document: savedText };
}

/** Whether the host has everything; what it has not got stays on this device. */
async function send(tools: EditTools, left: EditState): Promise<boolean> {
  if (left.phase === 'conflict' || left.othersLock) return false;
  const { version, document } = await draftOnHost(tools, left);
  if (saySame(left.text, document)) return true;
  const reply = await settle<DraftReply>(() =>
    putDraft(tools.client)({ id: left.id, document: left.text, baseVersion: version }),
  );
  return reply.ok;
}

/** Sends what was on the screen when the template was left, at once and once. */
export function* saveFinally(tools: EditTools, left: EditState) {
  const { id, phase } = left;
  if (phase === 'saved') return;
  yield* put(finalSaveEvents.started(id));
  const isSaved = yield* call(send, tools, left);
  if (isSaved) tools.keeper.clear(tools.keyOf(id));
  yield* put(isSaved ? finalSaveEvents.succeeded(id) : finalSaveEvents.failed(id));
}
