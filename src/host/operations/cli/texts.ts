import type { PageWeight } from '../../../template/check/weighPage';
import { withoutControls } from '../../store/storableText';
import type {
  Publication,
  PublicationAction,
  PublishOutcome,
  RollbackProblem,
} from '../../store/templateStore';

/** What `npm run templates` says; for operators, so in English (one file for all of it). */

export const usage = `Usage: npm run templates -- COMMAND

  check FILE…                  what is wrong with templates; nothing is published
  publish FILE…                check, then publish each file; hosts show it within two seconds
  export DIR                   write every live template to DIR/<id>.json, byte for byte
  rollback ID [REVISION]       make an earlier revision live again; without REVISION the one before
  offline ID                   take a page offline; rollback ID puts it online again
  history ID                   what was live when, by whom and why, the latest first

  --reason TEXT                for the log, with publish, rollback and offline
  --yes                        publish with warnings, without being asked on a terminal

The store is that of DATABASE_URL, else the SQLite file under DATA_DIR; the brand is that of CONFIG_FILE.
docs/checks.md says what each rule means.
`;

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Of one width, so that lines stand below each other. */
const doneBy: Readonly<Record<PublicationAction, string>> = {
  publish: 'published  ',
  rollback: 'rolled back',
  end: 'offline    ',
};

export const texts = {
  unknownWords: (words: readonly string[]) => `Not understood: ${words.join(' ') || '(nothing)'}\n\n${usage}`,
  unreadable: (file: string, reason: string) => `${file}: cannot be read: ${reason}`,
  counts: (file: string, errors: number, warnings: number) =>
    errors + warnings === 0
      ? `${file}: nothing to fix`
      : `${file}: ${count(errors, 'error')}, ${count(warnings, 'warning')}`,
  errors: 'Errors: these keep it from being published',
  warnings: 'Warnings: have a look',
  block: (id: string) => `block ${JSON.stringify(id)}`,
  rule: (rule: string) => `[${rule}]`,
  weight: ({ totalBytes, lcp, unknownPictures }: PageWeight) =>
    `  About ${Math.round(totalBytes / 1_000)} kB, first view after ${(lcp / 1_000).toFixed(1)} s on the reference phone` +
    (unknownPictures === 0 ? '' : ` (${count(unknownPictures, 'picture')} of unknown weight left out)`),
  notRun: (rules: readonly string[]) => `Not run here: ${rules.join(', ')}. The editor runs them.`,
  acceptWarnings: (warnings: number) => `Publish with ${count(warnings, 'warning')}? [y/N] `,
  notAccepted: 'Nothing was published.',
  nothingPublished: 'Nothing was published. Fix the errors above and try again.',
  defaultReason: 'from the terminal',
  publisher: (user: string) => `${user} (terminal)`,
  outcome: (file: string, { outcome, id, revision }: PublishOutcome) =>
    outcome === 'published'
      ? `${file}: published ${id}, revision ${revision ?? ''}`
      : `${file}: ${id} is unchanged, revision ${revision ?? ''} is live already`,
  notATemplate: (file: string) => `${file}: /id: not a template: it has no usable id`,
  sameId: (file: string, other: string, id: string) =>
    `${file}: /id: ${id} is the id of ${other} too; publish one of them`,
  exported: (file: string) => `wrote ${file}`,
  nothingToExport: 'There is no live template.',
  rolledBack: (id: string, revision: number) => `${id}: revision ${revision} is live`,
  live: (id: string, revision: number | undefined) =>
    revision === undefined ? `${id}: nothing is live` : `${id}: revision ${revision} is live`,
  nothingLive: (id: string) => `${id}: nothing is live`,
  offline: ({ id, previousRevision, publishedAt, publishedBy }: Publication) =>
    `${id}: offline since ${new Date(publishedAt).toISOString()}, by ${withoutControls(publishedBy)}; ` +
    `rollback ${id} puts revision ${previousRevision ?? ''} online again`,
  move: ({ publishedAt, action, revision, publishedBy, reason }: Publication) =>
    [
      '',
      new Date(publishedAt).toISOString(),
      doneBy[action],
      revision === undefined ? '-' : `revision ${revision}`,
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
      return `${id}: revision ${problem.revision} is live already`;
    case 'nothingBefore':
      return `${id}: nothing was live before`;
  }
}
