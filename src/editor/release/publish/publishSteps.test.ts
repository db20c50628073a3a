import { detailsOf, saying } from '../../../../tests/support/editedTemplate';
import type { ApprovalStanding, TemplateDetails } from '../../../generated/editor';
import { lastStepOf, publishLabelOf } from './publishSteps';

const details = detailsOf(saying('new'), 2);
const { sha256 } = details.draft!;
const live = {
  revision: 1,
  document: saying('old'),
  sha256: 'b'.repeat(64),
  publishedAt: 1,
  publishedByName: '',
};
const standing = (more: Partial<ApprovalStanding>): ApprovalStanding => ({
  state: 'waiting',
  sha256,
  requestedByName: 'Ana',
  requestedAt: 1,
  note: '',
  waitsFor: ['Berta'],
  waitsForYou: false,
  ...more,
});
const approved = [
  { sha256, requestedById: 'a', requestedByName: 'Ana', requestedAt: 1, note: '', approvedAt: 2 },
];

type Role = 'viewer' | 'editor' | 'publisher';
const asked = (role: Role, more: Partial<TemplateDetails> = {}, requiresApproval = true) => ({
  details: { ...details, live, ...more },
  account: { role },
  requiresApproval,
});
const offers = (...facts: Parameters<typeof asked>) => lastStepOf(asked(...facts));
const isCalled = (...facts: Parameters<typeof asked>) => publishLabelOf(asked(...facts));

test('the button says what it leads to for whoever sees it', () => {
  const asLive = { draft: null };
  expect([isCalled('publisher', {}, false), isCalled('publisher', asLive, false)]).toEqual([
    'publish',
    'publish',
  ]);
  expect([isCalled('publisher'), isCalled('editor', {}, false), isCalled('editor', asLive)]).toEqual([
    'ask',
    'ask',
    'ask',
  ]);
  expect([isCalled('viewer'), isCalled('viewer', asLive)]).toEqual(['changes', 'changes']);
  const waiting = { approval: standing({}) };
  expect([isCalled('editor', waiting), isCalled('editor', { approvals: approved })]).toEqual([
    'approval',
    'approval',
  ]);
  expect(isCalled('publisher', { approval: standing({ waitsForYou: true }) })).toBe('review');
  expect(isCalled('editor', { askable: [] })).toBe('approval');
});

test('who may publish publishes at once where no approval is needed, or it was given', () => {
  expect(offers('publisher', {}, false)).toBe('publish');
  expect(offers('publisher', { approvals: approved })).toBe('publish');
  expect(offers('publisher')).toBe('ask');
});

test('who may only edit asks, and waits once it is asked or approved', () => {
  expect(offers('editor', {}, false)).toBe('ask');
  expect(offers('editor', { approval: standing({}) })).toBe('wait');
  expect(offers('editor', { approvals: approved })).toBe('wait');
  expect(offers('viewer')).toBe('wait');
});

test('whoever is asked answers first; a question about other bytes is asked anew', () => {
  expect(offers('publisher', { approval: standing({ waitsForYou: true }) })).toBe('answer');
  expect(offers('publisher', { approval: standing({ waitsForYou: true }) }, false)).toBe('answer');
  expect(offers('publisher', { approval: standing({ sha256: 'c', state: 'outdated' }) })).toBe('ask');
  expect(offers('editor', { approval: standing({ state: 'changeAsked', waitsForYou: true }) })).toBe('ask');
});

test('nobody is asked where nobody could answer', () => {
  expect(offers('editor', { askable: [] })).toBe('nobody');
  expect(offers('publisher', { askable: [] })).toBe('nobody');
  expect(offers('publisher', { askable: [] }, false)).toBe('publish');
});

test('who changed it last publishes what they were asked about, where no second person has to approve it', () => {
  const asked = { approval: standing({ waitsForYou: true, isYours: true }) };
  expect(offers('publisher', asked, false)).toBe('publish');
});

test('of what visitors see already only the end can be set', () => {
  expect(offers('publisher', { draft: null })).toBe('end');
  expect(offers('publisher', { live: { ...live, sha256 } })).toBe('end');
  expect(offers('editor', { draft: null })).toBe('wait');
});
