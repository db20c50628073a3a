import type { ApprovalStanding, EditorGuard, TemplateDetails } from '../../../generated/editor';
import { factsOfDetails, standingOf, type Standing } from './standing';

const draft = {
  version: 2,
  document: '{}',
  sha256: 'new',
  changedAt: 1,
  changedById: 'ana',
  changedByName: 'Ana',
};
const live = { revision: 1, document: '{}', sha256: 'old', publishedAt: 1, publishedByName: 'Pia' };
const asked: ApprovalStanding = {
  state: 'waiting',
  sha256: 'new',
  requestedByName: 'Ana',
  requestedAt: 1,
  note: '',
  waitsFor: ['Pia'],
  waitsForYou: true,
};
const offline = { revision: 1, at: 5, byName: 'Pia', reason: 'wrong rate' };
const schedule = { sha256: 'new', publishAt: 10, endAt: 20, byName: 'Pia', reason: 'go' };

const details = (more: Partial<TemplateDetails>): TemplateDetails => ({
  id: 'p',
  state: 'draft',
  version: 2,
  draft: null,
  live: null,
  lock: null,
  approvals: [],
  approval: null,
  askable: ['Berta'],
  schedule: null,
  isArchived: false,
  ...more,
});

const none = { next: undefined, endAt: undefined, offline: undefined, guard: undefined };
const guard: EditorGuard = {
  sequence: 7,
  revision: 2,
  previousRevision: 1,
  sharePercent: 25,
  plannedVisits: null,
  startedAt: 5,
  outcome: null,
  figure: null,
  endedAt: null,
  endedByName: null,
};
const takenBack = { ...guard, outcome: 'rolledBack', figure: 'faults', endedAt: 6 } as const;
const waiting = { kind: 'waiting', askedBy: 'Ana', approvers: ['Pia'], isForReader: true } as const;
const changed = { kind: 'changed' } as const;
const answered = { ...asked, answeredByName: 'Pia', answeredAt: 3 };

const cases: readonly (readonly [string, Partial<TemplateDetails>, Standing])[] = [
  ['a draft', { draft }, { ...none, visitors: 'never' }],
  ['live', { live }, { ...none, visitors: 'live' }],
  [
    'live with the same bytes as its draft',
    { live: { ...live, sha256: 'new' }, draft },
    { ...none, visitors: 'live' },
  ],
  ['changed since', { live, draft }, { ...none, visitors: 'live', next: changed }],
  [
    'live until its end',
    { live, schedule: { ...schedule, publishAt: null } },
    { ...none, visitors: 'live', endAt: 20 },
  ],
  [
    'live and waiting for approval',
    { live, draft, approval: asked },
    { ...none, visitors: 'live', next: waiting },
  ],
  [
    'waiting for the change that was asked for, also while it is made',
    { draft: { ...draft, sha256: 'newer' }, approval: { ...answered, state: 'changeAsked' } },
    { ...none, visitors: 'never', next: { kind: 'changeAsked', by: 'Pia', isForReader: true } },
  ],
  [
    'approved',
    { draft, approval: { ...answered, state: 'approved' } },
    { ...none, visitors: 'never', next: { kind: 'approved', by: 'Pia' } },
  ],
  [
    'saved as other bytes after they were approved',
    { live, draft: { ...draft, sha256: 'newer' }, approval: { ...answered, state: 'approved' } },
    { ...none, visitors: 'live', next: changed },
  ],
  [
    'changed before somebody answered',
    { live, draft, approval: { ...asked, state: 'outdated' } },
    { ...none, visitors: 'live', next: changed },
  ],
  [
    'scheduled with an end',
    { draft, schedule },
    { ...none, visitors: 'never', next: { kind: 'scheduled', at: 10, isChangedSince: false }, endAt: 20 },
  ],
  [
    'changed since it was scheduled',
    { live, draft: { ...draft, sha256: 'newer' }, schedule },
    { ...none, visitors: 'live', next: { kind: 'scheduled', at: 10, isChangedSince: true }, endAt: 20 },
  ],
  ['offline', { draft: { ...draft, changedById: '' }, offline }, { ...none, visitors: 'offline', offline }],
  [
    'ended at its set time',
    { offline: { ...offline, setFor: 5 } },
    { ...none, visitors: 'ended', offline: { ...offline, setFor: 5 } },
  ],
  [
    'offline with an end that waits for its return',
    { offline, schedule: { ...schedule, publishAt: null } },
    { ...none, visitors: 'offline', offline },
  ],
  ['guarded', { live, guard }, { ...none, visitors: 'live', guard }],
  ['taken back by the host', { live, guard: takenBack }, { ...none, visitors: 'live', guard: takenBack }],
  [
    'given to everybody by the host',
    { live, guard: { ...guard, outcome: 'released' } },
    { ...none, visitors: 'live' },
  ],
  ['archived', { draft, offline, approval: asked, isArchived: true }, { ...none, visitors: 'archived' }],
];

it.each(cases)('a template that is %s stands so', (_, facts, standing) => {
  expect(standingOf(factsOfDetails(details(facts)))).toEqual(standing);
});
