import type {
  ApprovalStanding,
  Draft,
  EditorGuard,
  OfflineSince,
  Schedule,
  TemplateDetails,
  TemplateEntry,
} from '../../../generated/editor';

/** What the host tells of a template, in the list or when it is opened. */
export type StandingFacts = Pick<
  TemplateEntry,
  | 'isArchived'
  | 'liveRevision'
  | 'isChanged'
  | 'offline'
  | 'publishAt'
  | 'isChangedSinceScheduled'
  | 'endAt'
  | 'approval'
  | 'guard'
>;

/** What comes next for a draft. */
export type NextStep =
  | {
      readonly kind: 'scheduled';
      readonly at: number;
      /** What was written since is not in what goes live then. */
      readonly isChangedSince: boolean;
    }
  | {
      readonly kind: 'waiting';
      readonly askedBy: string;
      /** Names of the accounts that may approve it. */
      readonly approvers: readonly string[];
      readonly isForReader: boolean;
    }
  | { readonly kind: 'changeAsked'; readonly by: string; readonly isForReader: boolean }
  | { readonly kind: 'approved'; readonly by: string }
  | { readonly kind: 'changed' };

/** Where a template stands: what visitors get, and what is on its way to them. */
export interface Standing {
  /** `ended`: at its set time; `offline`: somebody took it away. */
  readonly visitors: 'live' | 'offline' | 'ended' | 'never' | 'archived';
  readonly next: NextStep | undefined;
  /** Epoch ms at which what is live, or goes live, ends. */
  readonly endAt: number | undefined;
  readonly offline: OfflineSince | undefined;
  /** A guarded publication that runs, or that the host took back by itself and nobody has read of. */
  readonly guard: EditorGuard | undefined;
}

function visitorsOf({ isArchived, liveRevision, offline }: StandingFacts): Standing['visitors'] {
  if (isArchived) return 'archived';
  if (liveRevision !== null) return 'live';
  if (offline === null) return 'never';
  return offline.setFor === undefined ? 'offline' : 'ended';
}

/** Undefined where nobody asks any more about the draft as it is. */
function answerOf(approval: ApprovalStanding): NextStep | undefined {
  const { state, answeredByName: by = '', requestedByName: askedBy, waitsFor, waitsForYou } = approval;
  switch (state) {
    case 'waiting':
      return { kind: 'waiting', askedBy, approvers: waitsFor, isForReader: waitsForYou };
    case 'changeAsked':
      return { kind: 'changeAsked', by, isForReader: waitsForYou };
    case 'approved':
      return { kind: 'approved', by };
    case 'outdated':
      return undefined;
  }
}

function nextOf({
  isArchived,
  liveRevision,
  isChanged,
  publishAt,
  isChangedSinceScheduled,
  approval,
}: StandingFacts): NextStep | undefined {
  if (isArchived) return undefined;
  if (publishAt !== null)
    return { kind: 'scheduled', at: publishAt, isChangedSince: isChangedSinceScheduled };
  if (!isChanged) return undefined;
  const answer = approval === null ? undefined : answerOf(approval);
  return answer ?? (liveRevision === null ? undefined : { kind: 'changed' });
}

/** The one answer to where a template stands, for the list, the bar above it and every screen about it. */
export function standingOf(facts: StandingFacts): Standing {
  const visitors = visitorsOf(facts);
  const next = nextOf(facts);
  const mayEnd = visitors === 'live' || next?.kind === 'scheduled';
  return {
    visitors,
    next,
    endAt: (mayEnd ? facts.endAt : null) ?? undefined,
    offline: (visitors === 'offline' || visitors === 'ended' ? facts.offline : null) ?? undefined,
    guard: facts.guard?.outcome === 'released' ? undefined : (facts.guard ?? undefined),
  };
}

/** What the host publishes at a set time is not what the draft says by now. */
export const isBehindDraft = (
  { publishAt, sha256 }: Pick<Schedule, 'publishAt' | 'sha256'>,
  draft: Pick<Draft, 'sha256'> | null,
): boolean => publishAt !== null && draft !== null && draft.sha256 !== sha256;

/** The facts of a template that is open: since it was opened its draft may have been saved as other bytes. */
export function factsOfDetails(details: TemplateDetails): StandingFacts {
  const { live, offline = null, guard = null, approval, schedule, isArchived } = details;
  // What was live last stands for the draft of what is offline: nobody has changed it.
  const draft = details.draft?.changedById === '' ? null : details.draft;
  const isOfDraft = approval?.state === 'changeAsked' || approval?.sha256 === draft?.sha256;
  return {
    isArchived,
    liveRevision: live?.revision ?? null,
    isChanged: draft !== null && draft.sha256 !== live?.sha256,
    offline,
    publishAt: schedule?.publishAt ?? null,
    isChangedSinceScheduled: schedule !== null && isBehindDraft(schedule, draft),
    endAt: schedule?.endAt ?? null,
    approval: isOfDraft ? approval : null,
    guard,
  };
}
