import path from 'node:path';
import type { TemplateDetails } from '../../../generated/editor';
import { liveAddress } from '../../../features/site/liveAddress';
import { failure, success, type Result } from '../../../kernel/result';
import { documentId, sha256Of } from '../../store/documentIdentity';
import { realDraft } from './hostPlace';
import { recordSeen, shownOf } from './pull';
import { committedVersions, readSeen } from './seenBytes';
import type { ReadFile } from './templateFiles';
import type { DraftPlace, Problem, TemplatePlace } from './templatePlace';
import type { Terminal } from './terminal';
import { texts } from './texts';

export interface PushOptions {
  readonly folder: string;
  /** Drafts are published too. */
  readonly publishes: boolean;
  /** What was rolled back or taken offline meanwhile is published over. */
  readonly overRollback: boolean;
  readonly reason: string;
}

type HostWithDrafts = TemplatePlace & { readonly drafts: DraftPlace };

interface Pushed extends ReadFile {
  readonly id: string;
  readonly sha256: string;
}

/** A host that holds what this folder never had was changed elsewhere: its bytes are not to be replaced unseen. */
async function checkSeen(
  { file, id, sha256 }: Pushed,
  details: TemplateDetails,
  { folder }: PushOptions,
  origin: string,
): Promise<Result<undefined, Problem>> {
  const shown = shownOf(details);
  if (!shown || shown.sha256 === sha256) return success(undefined);
  if (readSeen(folder, origin, id).hashes.includes(shown.sha256)) return success(undefined);
  const { hashes, isShallow } = await committedVersions(folder, path.basename(file));
  if (hashes.includes(shown.sha256)) return success(undefined);
  return failure(texts.movedOn(file, details, isShallow));
}

/** What somebody took back is not brought live again by a file that does not know of it. */
async function checkTakenBack(
  { file, id, sha256 }: Pushed,
  { live }: TemplateDetails,
  { folder, overRollback }: PushOptions,
  place: HostWithDrafts,
): Promise<Result<undefined, Problem>> {
  const [last] = await place.history(id);
  if (overRollback || !last || last.action === 'publish') return success(undefined);
  if (readSeen(folder, place.origin, id).sequence === last.sequence) return success(undefined);
  const takenBack = last.previousRevision;
  const isTheSame = takenBack !== undefined && (await place.drafts.hashOfRevision(id, takenBack)) === sha256;
  const { hashes } = await committedVersions(folder, path.basename(file));
  // The commit before brought the file to where the host was taken back to.
  const previous = hashes.find((hash) => hash !== sha256);
  if (!isTheSame && live && previous === live.sha256) return success(undefined);
  return failure(texts.takenBack(file, last));
}

/** What was done, and whether it made something live. */
interface Done {
  readonly words: string;
  readonly isPublished: boolean;
}

const done = (words: string, isPublished = false) => success<Done>({ words, isPublished });
const inStep = ({ file }: Pushed) => done(texts.inStep(file));

async function publishOne(
  pushed: Pushed,
  saved: TemplateDetails,
  options: PushOptions,
  place: HostWithDrafts,
): Promise<Result<Done, Problem>> {
  const published = await place.drafts.publishSaved(saved, options.reason);
  if (!published.ok) return published;
  const { value: revision } = published;
  return revision === undefined
    ? inStep(pushed)
    : done(texts.pushedLive(pushed.file, revision, place.origin + liveAddress(pushed.id)), true);
}

async function pushOne(
  pushed: Pushed,
  options: PushOptions,
  place: HostWithDrafts,
): Promise<Result<Done, Problem>> {
  const { file, id, sha256, document } = pushed;
  const { drafts } = place;
  const opened = await drafts.open(id);
  if (!opened.ok) return opened;
  const { value: before } = opened;
  if (before) {
    const seen = await checkSeen(pushed, before, options, place.origin);
    if (!seen.ok) return seen;
    const isSame = shownOf(before)?.sha256 === sha256;
    // What is live, or over, with these very bytes is as the folder has it.
    if (isSame && !(options.publishes && realDraft(before))) return inStep(pushed);
    const takenBack = options.publishes
      ? await checkTakenBack(pushed, before, options, place)
      : success(undefined);
    if (!takenBack.ok) return takenBack;
  }
  const saved = await drafts.save(document, before);
  if (!saved.ok) return saved;
  return options.publishes
    ? publishOne(pushed, saved.value, options, place)
    : done(texts.pushedDraft(file, id));
}

/** What this push has published it knows of; what others did to what is live meanwhile it need not. */
async function recordPushed(
  id: string,
  { isPublished }: Done,
  { folder }: PushOptions,
  place: HostWithDrafts,
): Promise<void> {
  const after = await place.drafts.open(id);
  if (!after.ok || !after.value) return;
  const [last] = isPublished ? await place.history(id) : [];
  await recordSeen(folder, place.origin, after.value, last?.sequence);
}

/** Sends files that were checked to a host, each for itself. True where none was refused. */
export async function push(
  files: readonly ReadFile[],
  options: PushOptions,
  place: HostWithDrafts,
  terminal: Terminal,
): Promise<boolean> {
  let isWhole = true;
  for (const { file, document } of files) {
    const id = documentId(document);
    const pushed =
      id === undefined
        ? failure(`${file}: ${texts.noUsableId}`)
        : await pushOne({ file, document, id, sha256: sha256Of(document) }, options, place);
    if (pushed.ok) {
      terminal.say(pushed.value.words);
      if (id !== undefined) await recordPushed(id, pushed.value, options, place);
    } else {
      terminal.complain(pushed.error);
      isWhole = false;
    }
  }
  return isWhole;
}
