import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EditorLanguage, EditorSession, Role } from '../../../generated/editor';
import type { EditorProblem } from '../api/editorClient';
import { includesRole } from '../../../kernel/roles';

interface SessionState {
  /** `ended`: someone was signed in; what is on the screen stays until the same person is back. */
  readonly status: 'asking' | 'signedOut' | 'signedIn' | 'ended' | 'unreachable';
  readonly session: EditorSession | undefined;
  /** Why it is not known who is signed in. */
  readonly problem: EditorProblem | undefined;
  /** Language of what is shown before anybody signed in. */
  readonly language: EditorLanguage;
}

export interface WithSession {
  readonly session: SessionState;
}

const initialState: SessionState = {
  status: 'asking',
  session: undefined,
  problem: undefined,
  language: 'en',
};

const leave = (state: SessionState): SessionState => ({
  ...initialState,
  status: 'signedOut',
  language: state.language,
});

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The editor was opened, or the person asked again. */
    asked: (state): SessionState => ({ ...state, status: 'asking', problem: undefined }),
    arrived: (_state, { payload }: PayloadAction<EditorSession>): SessionState => ({
      status: 'signedIn',
      session: payload,
      problem: undefined,
      language: payload.account.language,
    }),
    missing: leave,
    signedOut: leave,
    unreachable: (state, { payload }: PayloadAction<EditorProblem>): SessionState => ({
      ...state,
      status: 'unreachable',
      problem: payload,
    }),
    /** A call was refused because nobody is signed in. */
    ended: (state): SessionState => (state.status === 'signedIn' ? { ...state, status: 'ended' } : state),
    languageFound: (state, { payload }: PayloadAction<EditorLanguage>): SessionState => ({
      ...state,
      language: payload,
    }),
  },
});

export const sessionEvents = sessionSlice.actions;

export const selectSession = (state: WithSession): SessionState => state.session;
export const selectLanguage = (state: WithSession): EditorLanguage => state.session.language;
export const selectAccount = (state: WithSession) => state.session.session?.account;

/** Whether the signed-in account may do what takes that role. The host decides; this only spares people a refusal. */
export const selectMay =
  (role: Role) =>
  (state: WithSession): boolean => {
    const account = selectAccount(state);
    return account !== undefined && includesRole(account.role, role);
  };
