import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { select, take } from 'typed-redux-saga';
import { editEvents } from './editSlice';

/** How far the changes of a template have got that was left: under way to the host, or only kept on this device. */
export type FinalSave = 'saving' | 'kept';

/** By the template's id; none where the host has everything. */
export type FinalSaves = Readonly<Record<string, FinalSave>>;

const without = (state: FinalSaves, id: string): FinalSaves =>
  Object.fromEntries(Object.entries(state).filter(([each]) => each !== id));

const initialState: FinalSaves = {};

const slice = createSlice({
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

export const finalSaveEvents = slice.actions;
export const finalSavesReducers = { finalSaves: slice.reducer };

interface WithFinalSaves {
  readonly finalSaves: FinalSaves;
}

export const selectFinalSave =
  (id: string) =>
  (state: WithFinalSaves): FinalSave | undefined =>
    state.finalSaves[id];

/** Ends once nothing of a template is on its way to the host any more. */
export function* whenFinallySaved(id: string) {
  while ((yield* select(selectFinalSave(id))) === 'saving')
    yield* take([finalSaveEvents.succeeded, finalSaveEvents.failed]);
}
