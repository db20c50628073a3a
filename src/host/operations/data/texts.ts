import type { EvidenceFault, VerifiedEvidence } from '../../calls/evidence/verifyEvidence';
import type { Integrity } from '../integrity/checkIntegrity';
import { hashFile } from '../adverts/advertIndex';
import type { ExportedFolder } from '../adverts/exportAdverts';
import type { Person } from './personalData';

/** What `npm run data` says; for operators, so in English. */

export const usage = `Usage: npm run data -- COMMAND

  backup FILE                      everything that the database holds, while hosts go on; FILE must not exist
  restore FILE                     into an empty database of either kind, before a host is started on it;
                                   --unsigned takes one without a signature although BACKUP_KEY is set
  adverts FROM TO [FOLDER]         every page that was live from day FROM to day TO (2026-01-31), as files to be
                                   opened and checked without a host; FOLDER must not exist
  show phone NUMBER                what is held about a telephone, as JSON
  show session ID                  what is held about a borrower's session, as JSON
  delete phone NUMBER              deletes that; --keep-evidence leaves the agreements that were shown
  delete session ID                likewise
  expire                           deletes now what is older than RETENTION_… allows
  reset-admin EMAIL                ends an administrator's sessions, password and second factor, and prints a link that sets a new one
  migrate                          takes the tables forward to this version without serving; hosts may go on
  check-integrity                  reads everything that the database holds and says what is damaged
  verify-evidence                  reads the chain of evidence and names the first link or row that does not fit

NUMBER or ID may be -, and is then read from standard input, so that it stands in no shell history.
NUMBER is as it was typed on the page; with and without its country's code it counts as one.
The database is that of DATABASE_URL, else the SQLite file under DATA_DIR; the keys are those of PRIVACY_KEY.
With BACKUP_KEY backups are signed, and only what it signed is restored.
docs/operators/backups.md and docs/counsel/privacy.md say more.
`;

type Counts = Readonly<Record<string, number>>;

const rows = (counts: Counts): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `  ${table}: ${count}`)
    .join('\n');

const total = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

export const texts = {
  unknownWords: `Not understood.\n\n${usage}`,
  backedUp: (file: string, counts: Counts) => `wrote ${file}: ${total(counts)} rows\n${rows(counts)}`,
  exported: (folder: string, { templates, revisions, files, sha256 }: ExportedFolder) =>
    `wrote ${folder}: ${revisions} revisions of ${templates} pages, ${files} files. Open index.html in a browser.\n` +
    `"sha256sum -c ${hashFile}" in it says whether a file was changed; the SHA-256 of ${hashFile} itself is\n  ${sha256}`,
  folderExists: (folder: string) =>
    `${folder} exists already. Give a folder that does not, as the last word; nothing was written.`,
  backupUnrecorded: (reason: string) =>
    `The backup is whole, but hosts can’t tell of it by vitrina_last_success_timestamp_seconds: ${reason}`,
  keyApart: (file: string) => `The key ${file} is not in it. Keep a copy of it apart from the archive.`,
  restored: (file: string, counts: Counts) => `restored ${file}: ${total(counts)} rows\n${rows(counts)}`,
  held: (ids: readonly string[]) =>
    `Not published, since the time for it passed before the restore: ${ids.join(', ')}. The editor says so; publishers can set it anew.`,
  lookAfterRestore:
    'Nobody is signed in or invited any more. Passwords, disabled accounts and later set times are those of the archive, and who asked to be\n' +
    'forgotten since is back: docs/operators/backups.md says what to do before a host is started on it.',
  deleted: (counts: Counts) =>
    total(counts) === 0 ? 'Nothing was held.' : `deleted ${total(counts)} rows\n${rows(counts)}`,
  migrated: (made: readonly string[]) =>
    made.length === 0
      ? 'The tables are those of this version already.'
      : `made:\n${made.map((name) => `  ${name}`).join('\n')}`,
  whole: ({ tables, documents }: Pick<Integrity, 'tables' | 'documents'>) =>
    `Nothing is damaged: ${tables} tables were read, and ${documents} documents are what their hashes say.`,
  damaged: (findings: readonly string[]) =>
    `The database is damaged:\n${findings.map((finding) => `  ${finding}`).join('\n')}\n` +
    'Stop the hosts, keep a copy of it as it is, and restore the latest backup into an empty database.',
  indexesUnchecked:
    'No index was compared with its table: for that, let the extension amcheck be installed in the database ("create extension amcheck") ' +
    'and be used by this user.',
  verified: ({ links, unchained }: Pick<VerifiedEvidence, 'links' | 'unchained'>) =>
    `${links} links of the chain of evidence fit.` +
    (unchained === 0
      ? ''
      : `\n${unchained} agreements are in no chain: a host of an earlier version wrote them, and hosts chain such within the hour, or somebody wrote them past the hosts.`),
  evidenceFault: ({ where, what }: EvidenceFault, links: number) =>
    `The evidence was changed: ${where}: ${what}. The ${links} links before it fit.`,
  expired: (counts: Counts) =>
    total(counts) === 0 ? 'Nothing was over.' : `deleted ${total(counts)} rows\n${rows(counts)}`,
  nobodyNamed: (kind: Person['kind']) =>
    `Standard input named nobody: after "${kind} -" it has to be one line with ` +
    `${kind === 'phone' ? 'a telephone of seven digits or more' : 'the id of a session'}.\n` +
    `Nothing was looked up or deleted. Give it like this: echo ${kind === 'phone' ? '5512345678' : 'ID'} | npm run data -- show ${kind} -`,
  administratorReset: (email: string, link: string, expiresAt: number) =>
    `${email} is signed out everywhere, and no second factor is asked for any more. Whoever opens this link can set a new password, once, until ${new Date(expiresAt).toISOString()}:\n  ${link}`,
  noAdministrator: (email: string, administrators: readonly string[]) =>
    `${email} is no administrator's e-mail. ` +
    (administrators.length === 0
      ? 'There is none: a host makes one by EDITOR_ADMIN_EMAIL and EDITOR_ADMIN_PASSWORD.'
      : `Those are: ${administrators.join(', ')}`),
} as const;
