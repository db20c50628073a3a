import { call, put, select, take } from 'typed-redux-saga';
import type { DraftReply } from '../../../generated/editor';
import { settle } from '../../kit/data/resource';
import { isSameDocument } from './documentText';
import { putDraft } from './editCalls';
import { editEvents, type EditState } from './editSlice';
import type { EditTools } from './keptChanges';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The draft that the host has once no save is under way any more. */
async function draftOnHost({ lastSave }: EditTools, { phase, version, savedText }: EditState) {
  const reply = phase === 'saving' ? await lastSave : undefined;
  return reply?.ok ? reply.value.draft : { version, document: savedText };
}

/** Whether the host has everything; what it has not got stays on this device. */
async function send(tools: EditTools, left: EditState): Promise<boolean> {
  if (left.phase === 'conflict' || left.othersLock) return false;
  const { version, document } = await draftOnHost(tools, left);
  if (isSameDocument(left.text, document)) return true;
  const reply = await settle<DraftReply>(() =>
    putDraft(tools.client)({ id: left.id, document: left.text, baseVersion: version }),
  );
  return reply.ok;
}

/** Sends what was on the screen when the template was left, at once and once. */
export function* saveFinally(tools: EditTools, left: EditState) {
  const { id, phase } = left;
  if (phase === 'saved') return;
  yield* put(finalSaves.actions.started(id));
  const isSaved = yield* call(send, tools, left);
  if (isSaved) tools.keeper.clear(tools.keyOf(id));
  yield* put(isSaved ? finalSaves.actions.succeeded(id) : finalSaves.actions.failed(id));
}

/** How far the changes of a template have got that was left: under way to the host, or only kept on this device. */
type FinalSave = 'saving' | 'kept';

/** By the template's id; none where the host has everything. */
type FinalSaves = Readonly<Record<string, FinalSave>>;

const without = (state: FinalSaves, id: string): FinalSaves =>
  Object.fromEntries(Object.entries(state).filter(([each]) => each !== id));

const initialState: FinalSaves = {};

export const finalSaves = createSlice({
  name: 'finalSaves',
  initialState,
  reducers: {
    started: (state, { payload: id }: PayloadAction<string>): FinalSaves => ({ ...state, [id]: 'saving' }),
    succeeded: (state, { payload: id }: PayloadAction<string>): FinalSaves => without(state, id),
    failed: (state, { payload: id }: PayloadAction<string>): FinalSaves => ({ ...state, [id]: 'kept' }),
  },
  extraReducers: (builder) => {
    // What was kept is offered there.
    builder.addCase(editEvents.detailsArrived, (state, { payload: { id } }) => without(state, id));
  },
});

interface WithFinalSaves {
  readonly finalSaves: FinalSaves;
}

export const selectFinalSave =
  (id: string) =>
  (state: WithFinalSaves): FinalSave | undefined =>
    state.finalSaves[id];

/** Ends once nothing of a template is on its way to the host any more. */
export function* waitForFinalSave(id: string) {
  while ((yield* select(selectFinalSave(id))) === 'saving')
    yield* take([finalSaves.actions.succeeded, finalSaves.actions.failed]);
}
