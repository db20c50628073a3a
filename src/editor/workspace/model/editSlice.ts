import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  Draft,
  Section,
  SectionDocument,
  TemplateDetails,
  TemplateLock,
} from '../../../generated/editor';
import { recordOf } from '../../../kernel/record';
import type { EditorProblem } from '../../kit/api/editorClient';
import type { KeptChanges } from './keptChanges';

/** How far what is on the screen has got to the host. */
export type SavePhase = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

/** An account that asks for a lock. */
type AskedBy = NonNullable<TemplateLock['askedBy']>;

export interface EditState {
  readonly status: 'closed' | 'opening' | 'open' | 'failed';
  readonly id: string;
  readonly problem: EditorProblem | undefined;
  /** As the host last told it; the document that is edited is `text`. */
  readonly details: TemplateDetails | undefined;
  /** The synced block that is edited, as a document of its own; undefined: a template is. */
  readonly section: Section | undefined;
  /** What the canvas starts from. Another mark makes it start anew. */
  readonly opened: { readonly text: string; readonly mark: number };
  readonly text: string;
  /** What the host has, and its version, on which the next save is based. */
  readonly savedText: string;
  readonly version: number;
  readonly phase: SavePhase;
  readonly savedAt: number | undefined;
  readonly saveProblem: EditorProblem | undefined;
  /** This device has no room for what is not saved. */
  readonly isUnkept: boolean;
  /** What somebody else saved meanwhile. */
  readonly theirs: Draft | undefined;
  /** What this device kept of an earlier visit. */
  readonly kept: KeptChanges | undefined;
  /** Somebody else's lock; undefined: this person's own, or nobody's yet. */
  readonly othersLock: TemplateLock | undefined;
  /** This page holds the lock for this person. */
  readonly ownsLock: boolean;
  /** The lock was this person's before it became somebody else's. */
  readonly wasTakenOver: boolean;
  /** Somebody asks for this person's lock, and has not been told no. */
  readonly askedBy: AskedBy | undefined;
  /** Somebody got the lock by asking. */
  readonly gaveTo: AskedBy | undefined;
  /** This person has asked for somebody else's. */
  readonly hasAsked: boolean;
  /** Somebody reads what changes: what is on the screen stays. */
  readonly isReviewed: boolean;
}

const initialState: EditState = {
  status: 'closed',
  id: '',
  problem: undefined,
  details: undefined,
  section: undefined,
  opened: { text: '', mark: 0 },
  text: '',
  savedText: '',
  version: 0,
  phase: 'saved',
  savedAt: undefined,
  saveProblem: undefined,
  isUnkept: false,
  theirs: undefined,
  kept: undefined,
  othersLock: undefined,
  ownsLock: false,
  wasTakenOver: false,
  askedBy: undefined,
  gaveTo: undefined,
  hasAsked: false,
  isReviewed: false,
};

/** What is edited: the draft, else what is live. */
export const textOfDetails = ({ draft, live }: TemplateDetails): string => (draft ?? live)?.document ?? '';

/** The blocks of a synced block on a page that has nothing else. */
function textOfSection({ section, document }: SectionDocument): string {
  const { id, name, synced } = section;
  const { schemaVersion, theme, blocks } = recordOf(JSON.parse(document) as unknown);
  const page = {
    schemaVersion,
    id,
    kind: 'channel',
    name,
    locale: synced?.locale,
    market: synced?.market,
    theme,
    blocks,
  };
  return `${JSON.stringify(page, null, 2)}\n`;
}

/** The canvas starts anew from a text. */
const reopened = (state: EditState, text: string): Pick<EditState, 'opened' | 'text'> => ({
  opened: { text, mark: state.opened.mark + 1 },
  text,
});

/** Of a template or a synced block, by its id. */
const opening = (state: EditState, { payload: id }: PayloadAction<string>): EditState => ({
  ...initialState,
  status: 'opening',
  id,
  opened: { text: '', mark: state.opened.mark + 1 },
});

export const editSlice = createSlice({
  name: 'edit',
  initialState,
  reducers: {
    opened: opening,
    openingFailed: (state, { payload }: PayloadAction<EditorProblem>): EditState => ({
      ...state,
      status: 'failed',
      problem: payload,
    }),
    /** The template as it stands on the host; what was on the screen is replaced. */
    detailsArrived: (state, { payload }: PayloadAction<TemplateDetails>): EditState => {
      const text = textOfDetails(payload);
      return {
        ...state,
        ...reopened(state, text),
        status: 'open',
        problem: undefined,
        details: payload,
        savedText: text,
        version: payload.version,
        phase: 'saved',
        theirs: undefined,
      };
    },
    /** A synced block is opened in the place of a template; the payload is its id. */
    sectionOpened: opening,
    sectionArrived: (state, { payload }: PayloadAction<SectionDocument>): EditState => {
      const text = textOfSection(payload);
      return {
        ...state,
        ...reopened(state, text),
        status: 'open',
        section: payload.section,
        savedText: text,
        version: payload.section.synced?.version ?? 1,
      };
    },
    /** The same without the document, such as after an approval. */
    detailsRefreshed: (state, { payload }: PayloadAction<TemplateDetails>): EditState => ({
      ...state,
      details: payload,
    }),
    documentChanged: (state, { payload: text }: PayloadAction<string>): EditState => ({
      ...state,
      text,
      phase: state.phase === 'conflict' ? 'conflict' : 'waiting',
    }),
    /** The device kept the newest text, or could not. */
    keepingTried: (state, { payload: isKept }: PayloadAction<boolean>): EditState => ({
      ...state,
      isUnkept: !isKept,
    }),
    /** The text is as the host has it again, such as after an undo. */
    changesVanished: (state): EditState => ({ ...state, phase: 'saved', saveProblem: undefined }),
    savingStarted: (state): EditState => ({ ...state, phase: 'saving' }),
    saveRequested: (state): EditState => state,
    draftSaved: (
      state,
      { payload: { draft, text, at } }: PayloadAction<{ draft: Draft; text: string; at: number }>,
    ): EditState => ({
      ...state,
      version: draft.version,
      savedText: text,
      savedAt: at,
      saveProblem: undefined,
      theirs: undefined,
      phase: state.text === text ? 'saved' : 'waiting',
      details: state.details && { ...state.details, draft, version: draft.version },
    }),
    savingFailed: (state, { payload }: PayloadAction<EditorProblem>): EditState => ({
      ...state,
      phase: 'failed',
      saveProblem: payload,
    }),
    /** Somebody else has the lock: it is sent once it is this person's again. */
    savingHeldUp: (state): EditState => ({ ...state, phase: 'waiting' }),
    conflictMet: (state, { payload }: PayloadAction<Draft>): EditState => ({
      ...state,
      phase: 'conflict',
      theirs: payload,
    }),
    /** The person goes on with what is on the screen, over what somebody else saved. */
    mineChosen: (state): EditState =>
      state.theirs
        ? {
            ...state,
            version: state.theirs.version,
            savedText: state.theirs.document,
            theirs: undefined,
            phase: 'waiting',
          }
        : state,
    theirsChosen: (state): EditState =>
      state.theirs
        ? {
            ...state,
            ...reopened(state, state.theirs.document),
            version: state.theirs.version,
            savedText: state.theirs.document,
            theirs: undefined,
            phase: 'saved',
            details: state.details && {
              ...state.details,
              draft: state.theirs,
              version: state.theirs.version,
            },
          }
        : state,
    changesFound: (state, { payload }: PayloadAction<KeptChanges>): EditState => ({
      ...state,
      kept: payload,
    }),
    keptChosen: (state): EditState =>
      state.kept
        ? { ...state, ...reopened(state, state.kept.document), kept: undefined, phase: 'waiting' }
        : state,
    keptLeft: (state): EditState => ({ ...state, kept: undefined }),
    lockTaken: (state): EditState => ({
      ...state,
      othersLock: undefined,
      ownsLock: true,
      wasTakenOver: false,
      gaveTo: undefined,
      hasAsked: false,
    }),
    /** Somebody else has it. */
    lockMissed: (state, { payload }: PayloadAction<TemplateLock>): EditState => ({
      ...state,
      othersLock: payload,
      ownsLock: false,
      askedBy: undefined,
      wasTakenOver: state.wasTakenOver || state.ownsLock,
    }),
    /** Somebody else had it and has given it back. */
    lockFreed: (state): EditState => ({ ...state, othersLock: undefined, wasTakenOver: false }),
    /** Nobody works in the page any more, or somebody is let in. */
    lockGivenBack: (state): EditState => ({
      ...state,
      ownsLock: false,
      askedBy: undefined,
      gaveTo: state.askedBy,
    }),
    takeOverRequested: (state): EditState => state,
    /** This person asks the lock's holder for it. */
    lockRequested: (state): EditState => ({ ...state, hasAsked: true }),
    /** Undefined: the account that asked has left. */
    lockAskedFor: (state, { payload }: PayloadAction<AskedBy | undefined>): EditState => ({
      ...state,
      askedBy: payload,
    }),
    /** This person gives the lock to the account that asks. */
    lockLetGo: (state): EditState => state,
    /** This person goes on in spite of being asked. */
    lockKept: (state): EditState => ({ ...state, askedBy: undefined }),
    /** What was written before somebody else took over is given up for what the host has. */
    unsavedLeft: (state): EditState => ({
      ...state,
      ...reopened(state, state.savedText),
      phase: 'saved',
      saveProblem: undefined,
    }),
    reviewBegun: (state): EditState => ({ ...state, isReviewed: true }),
    reviewEnded: (state): EditState => ({ ...state, isReviewed: false }),
    /** The screen is left; what was on it is still to be sent. */
    closed: (state): EditState => ({ ...state, status: 'closed' }),
  },
});

export const editEvents = editSlice.actions;

export interface WithEdit {
  readonly edit: EditState;
}

export const selectEdit = (state: WithEdit): EditState => state.edit;
