import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { actionChannel, call, delay, flush, put, take } from 'typed-redux-saga';
import type { TemplateEntry, TemplateList } from '../../../generated/editor';
import { getTemplates } from '../../../generated/editorCalls/getTemplates';
import type { EditorClient } from '../../kit/api/editorClient';
import { settle, type StateOf } from '../../kit/data/resource';
import { selectAccount } from '../../kit/session/sessionSlice';

/** What the host says of templates by their ids; null: there is none of this id. */
type NamedPages = Readonly<Record<string, TemplateEntry | null>>;

const unasked: NamedPages = {};

/** The templates that links of a page lead to. Each is asked for whenever something comes into view that names it. */
export const namedPages = createSlice({
  name: 'namedPages',
  initialState: unasked,
  reducers: {
    wanted: (state, _id: PayloadAction<string>) => state,
    arrived: (state, { payload }: PayloadAction<NamedPages>) => ({ ...state, ...payload }),
  },
});

const { wanted, arrived } = namedPages.actions;

/** A form brings many links at once, and an id comes letter by letter, in ms. */
const gatherMs = 150;
/** The most that the host sends at once. */
const idsAtOnce = 100;

export function* watchNamedPages(client: EditorClient) {
  const ids = yield* actionChannel(wanted, buffers.expanding());
  for (;;) {
    const { payload: first } = yield* take(ids);
    yield* delay(gatherMs);
    const others = yield* flush(ids);
    const all = [...new Set([first, ...others.map(({ payload }) => payload)])];
    for (let from = 0; from < all.length; from += idsAtOnce) {
      const asked = all.slice(from, from + idsAtOnce);
      const get = () => client.send(getTemplates({ ids: asked.join(','), limit: idsAtOnce }));
      const reply = yield* call(settle<TemplateList>, get);
      if (!reply.ok) continue;
      const found = new Map(reply.value.templates.map((entry) => [entry.id, entry]));
      yield* put(arrived(Object.fromEntries(asked.map((id) => [id, found.get(id) ?? null]))));
    }
  }
}

/** The template of an id; null: there is none; undefined: nobody knows yet, or none is asked for. */
export function useNamedPage(id: string): TemplateEntry | null | undefined {
  const dispatch = useDispatch();
  useEffect(() => {
    if (id !== '') dispatch(wanted(id));
  }, [dispatch, id]);
  return useSelector((state: StateOf<NamedPages>) => state[namedPages.name]?.[id]);
}

/** Tells the names of some templates, as far as they are known. Who has no account is told none. */
export function useNamesOf(ids: readonly string[]): (id: string) => string | undefined {
  const dispatch = useDispatch();
  const isSignedIn = useSelector(selectAccount) !== undefined;
  useEffect(() => {
    if (isSignedIn) for (const id of ids) dispatch(wanted(id));
  }, [dispatch, isSignedIn, ids]);
  const known = useSelector((state: StateOf<NamedPages>) => state[namedPages.name]);
  return useCallback((id) => known?.[id]?.name, [known]);
}
