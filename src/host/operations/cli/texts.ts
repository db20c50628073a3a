import type { EditorRefusal, TemplateDetails } from '../../../generated/editor';
import { liveAddress } from '../../../features/site/liveAddress';
import { withoutControls } from '../../store/storableText';
import type {
  Publication,
  PublicationAction,
  PublishOutcome,
  RollbackProblem,
} from '../../store/templateStore';
import type { CheckedWeight } from './templatePlace';

/** What `npm run templates` says; for operators, so in English (one file for all of it). */

export const usage = `Usage: npm run templates -- COMMAND

  check FILE|DIR…              what is wrong with templates; nothing is published
  publish FILE…                check, then publish each file; hosts show it within two seconds
  export DIR                   write every live template to DIR/<id>.json, byte for byte
  pull DIR                     bring a folder, as one of a git repository, up to date with a host
  push DIR                     check, then save what changed in a folder as drafts on a host
  rollback ID [REVISION]       make an earlier revision live again; without REVISION the one before
  offline ID                   take a page offline; rollback ID puts it online again
  history ID                   what was live when, by whom and why, the latest first

  --host https://…             the host that is spoken with, by the rules of its editor
  --token-file FILE            holds the access token for it; made in the editor, under your account
  --annotations                with check: findings as annotations for GitHub Actions too
  --publish                    with push: publish the drafts
  --over-rollback              with push --publish: over what was rolled back or taken offline meanwhile
  --reason TEXT                for the log, with publish, push, rollback and offline
  --yes                        publish with warnings, without being asked on a terminal

With --host and --token-file commands speak with a host; without them they act on the database itself, whether a host
runs or not: that of DATABASE_URL, else the SQLite file under DATA_DIR; the brand is that of CONFIG_FILE. pull and push
need a host. NODE_EXTRA_CA_CERTS names a file of further authorities that may vouch for it.
Ends with 0: done; 1: something is wrong; 2: not understood. docs/lenders-and-apps/api.md says more of hosts and
tokens, docs/generated/checks.md what each rule means.
`;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Of one width, so that lines stand below each other. */
const doneBy: Readonly<Record<PublicationAction, string>> = {
  publish: 'published  ',
  rollback: 'rolled back',
  end: 'offline    ',
  release: 'to all     ',
};
const endedAsSet = 'ended      ';

/** Who gets a revision, where not everybody does. */
const forShare = (sharePercent: number | undefined): string =>
  sharePercent === undefined ? '' : ` for ${sharePercent}% of the visitors`;

export const texts = {
  unknownWords: (words: readonly string[]) => `Not understood: ${words.join(' ') || '(nothing)'}\n\n${usage}`,
  noHost:
    '--token-file is given without --host. Say whom the token is for, as --host https://pages.example; or leave both out to act on the database itself.',
  noToken:
    '--host is given without --token-file. Make a token in the editor, under Your account, write it into a file that only you can read, and name that by --token-file FILE.',
  noOrigin: (address: string) =>
    `--host ${address}: this is not the address of a host. Write it whole and without a path or a name before it, as --host https://pages.example`,
  unsafeHost: (address: string) =>
    `--host ${address}: by http the token could be read on its way. Write https://; http is for a host on this machine alone (http://127.0.0.1:8080).`,
  unreadable: (file: string, reason: string) => `${file}: cannot be read: ${reason}`,
  unreadableToken: (file: string, reason: string) =>
    `--token-file ${file}: cannot be read: ${reason}. It has to hold the access token for the host; make one in the editor, under Your account`,
  counts: (file: string, errors: number, warnings: number) =>
    errors + warnings === 0
      ? `${file}: nothing to fix`
      : `${file}: ${count(errors, 'error')}, ${count(warnings, 'warning')}`,
  errors: 'Errors: these keep it from being published',
  warnings: 'Warnings: have a look',
  block: (id: string) => `block ${JSON.stringify(id)}`,
  rule: (rule: string) => `[${rule}]`,
  weight: ({ totalBytes, lcp, unknownPictures }: CheckedWeight) =>
    `  About ${Math.round(totalBytes / 1_000)} kB, first view after ${(lcp / 1_000).toFixed(1)} s on the reference phone` +
    (unknownPictures === 0 ? '' : ` (${count(unknownPictures, 'picture')} of unknown weight left out)`),
  notRun: (rules: readonly string[]) => `Not run here: ${rules.join(', ')}. The editor runs them.`,
  acceptWarnings: (warnings: number) => `Publish with ${count(warnings, 'warning')}? [y/N] `,
  notAccepted: 'Nothing was published.',
  nothingPublished: 'Nothing was published. Fix the errors above and try again.',
  defaultReason: 'from the terminal',
  publisher: (user: string) => `${user} (terminal)`,
  outcome: (file: string, { outcome, id, revision, sharePercent }: PublishOutcome, origin: string) =>
    (outcome === 'published'
      ? `${file}: published ${id}, revision ${revision ?? ''}`
      : `${file}: ${id} is unchanged, revision ${revision ?? ''} is live${forShare(sharePercent)} already`) +
    `: ${origin}${liveAddress(id)}`,
  noUsableId: '/id: not a template: it has no usable id',
  sameId: (file: string, other: string, id: string) =>
    `${file}: /id: ${id} is the id of ${other} too; publish one of them`,
  nothingToCheck: (names: readonly string[]) => `${names.join(', ')}: there is no .json file`,
  needsHost: 'A folder is kept in step with a host: say which by --host and --token-file.',
  emptyToken: (file: string) =>
    `--token-file ${file}: holds no access token. Make one in the editor, under Your account, and write it there, alone`,
  unreachable: (origin: string, reason: string, isUntrusted: boolean) =>
    `${origin} can not be reached: ${reason}.` +
    (isUntrusted
      ? ' Where its certificate is of a private authority, name that in NODE_EXTRA_CA_CERTS.'
      : ''),
  notAHost: (origin: string, status: number) =>
    `${origin} answers with status ${status}, but not as a host of Vitrina of this version does`,
  refused: (subject: string, { code, message, faults = [], findings = [], lock, current }: EditorRefusal) =>
    [
      `${subject}: refused (${code}): ${withoutControls(message)}`,
      ...faults.map((fault) => `  ${withoutControls(`${fault.path} ${fault.message}`)}`),
      ...findings.map(({ severity, path, rule, message: words }) =>
        withoutControls(`  ${severity} ${path || '/'} [${rule}] ${words}`),
      ),
      ...(lock ? [`  ${withoutControls(lock.accountName)} is editing it now; try again later`] : []),
      ...(current
        ? [`  ${withoutControls(current.changedByName)} has saved version ${current.version}; pull it`]
        : []),
    ].join('\n'),
  approvalAsked: (id: string) =>
    `${id}: saved as a draft; a second person has to approve it in the editor and has been asked. Then run this again`,
  othersDraft: (id: string, name: string) =>
    `${id}: ${withoutControls(name)} has an unpublished draft on the host; publish or discard it in the editor, or pull it`,
  changedHere: (file: string) =>
    `${file}: has changes that neither the host nor git has; commit or push them first. It was left as it is`,
  pulledDraft: (file: string, name: string) => `wrote ${file} (draft of ${withoutControls(name)})`,
  inStep: (file: string) => `${file}: nothing to do`,
  pushedDraft: (file: string, id: string) => `${file}: saved as the draft of ${id}`,
  pushedLive: (file: string, revision: number, address: string) =>
    `${file}: published, revision ${revision}: ${address}`,
  savedNotPublished: (refusal: string, id: string) =>
    `${refusal}\n  ${id} is saved as the draft on the host and not published: visitors see what they saw before`,
  movedOn: (file: string, { draft, live }: TemplateDetails, isShallow: boolean) =>
    `${file}: the host has moved on: ` +
    (draft
      ? `${withoutControls(draft.changedByName)} saved a draft at ${new Date(draft.changedAt).toISOString()}`
      : `${withoutControls(live?.publishedByName ?? '')} published revision ${live?.revision ?? ''}`) +
    '. Nothing was sent. Commit your change, pull, bring the two together, push again' +
    (isShallow
      ? '; or fetch the whole history of this clone (fetch-depth: 0), it holds a part of it alone'
      : ''),
  takenBack: (file: string, { action, publishedBy, publishedAt, reason, revision }: Publication) =>
    `${file}: ${withoutControls(publishedBy)} ` +
    (action === 'end' ? 'took it offline' : `went back to revision ${revision ?? ''}`) +
    ` at ${new Date(publishedAt).toISOString()} (${withoutControls(reason)}). Nothing was sent.` +
    ' Pull it, or publish over that with --over-rollback',
  exported: (file: string) => `wrote ${file}`,
  nothingToExport: 'There is no live template.',
  rolledBack: (id: string, revision: number) => `${id}: revision ${revision} is live`,
  live: (id: string, { revision, previousRevision, guarded }: Publication) =>
    guarded?.isRunning
      ? `${id}: revision ${revision ?? ''} is live${forShare(guarded.sharePercent)}, revision ${previousRevision ?? ''} for the others; ` +
        `rollback ${id} takes it back`
      : `${id}: revision ${revision ?? ''} is live`,
  nothingLive: (id: string) => `${id}: nothing is live`,
  offline: ({ id, previousRevision, publishedAt, publishedBy }: Publication) =>
    `${id}: offline since ${new Date(publishedAt).toISOString()}, by ${withoutControls(publishedBy)}; ` +
    `rollback ${id} puts revision ${previousRevision ?? ''} online again`,
  move: ({ publishedAt, action, revision, publishedBy, reason, setFor, guarded }: Publication) =>
    [
      '',
      new Date(publishedAt).toISOString(),
      action === 'end' && setFor !== undefined ? endedAsSet : doneBy[action],
      revision === undefined ? '-' : `revision ${revision}`,
      ...(guarded ? [`first${forShare(guarded.sharePercent)}`] : []),
      withoutControls(publishedBy),
      withoutControls(reason),
    ]
      .join('  ')
      .trimEnd(),
} as const;

export function rollbackProblem(id: string, problem: RollbackProblem): string {
  switch (problem.kind) {
    case 'unknownTemplate':
      return `${id}: there is no template of this id`;
    case 'unknownRevision':
      return `${id}: there is no such revision`;
    case 'alreadyLive':
      return `${id}: revision ${problem.revision} is live${forShare(problem.sharePercent)} already`;
    case 'nothingBefore':
      return `${id}: nothing was live before`;
  }
}
