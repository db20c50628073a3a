import type { Transaction } from 'kysely';
import { failure, success, type Result } from '../../kernel/result';
import type { Actor } from './recordAudit';
import type { Database } from './database';
import { integerOf, optionalIntegerOf, textOf } from './decodeRow';
import { sha256Of } from './documentIdentity';
import { lockCounter } from './counter';
import { findRunningGuard } from './guards';
import { movePointer } from './publishing';
import type {
  EndRequest,
  Publication,
  PublishOutcome,
  PublishRequest,
  ReleaseRequest,
  RollbackOutcome,
  RollbackProblem,
  RollbackRequest,
} from './templateStore';

/** Moves of a published pointer, each within a transaction that may do more. */

type Open = Transaction<Database>;

const actorOf = ({ actor, publishedBy }: { readonly actor?: Actor; readonly publishedBy: string }): Actor =>
  actor ?? { id: null, name: publishedBy };

async function hashOf(open: Open, id: string, revision: number): Promise<string> {
  const row = await open
    .selectFrom('template_revisions')
    .select('sha256')
    .where('template_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return textOf(row, 'sha256');
}

/** 0: nothing was ever published. */
export async function newestRevision(open: Open, id: string): Promise<number> {
  const row = await open
    .selectFrom('template_revisions')
    .select('revision')
    .where('template_id', '=', id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? integerOf(row, 'revision') : 0;
}

const findPointer = (open: Open, id: string): Promise<{ live_revision: number | null } | undefined> =>
  open.selectFrom('templates').select('live_revision').where('id', '=', id).executeTakeFirst();

/** While a guard is undecided most visitors have what was before: a way back leads there. */
const whatMostHad = async (open: Open, id: string, live: number | undefined): Promise<number | undefined> =>
  (await findRunningGuard(open, id))?.previous_revision ?? live;

export interface PublishMove extends PublishOutcome {
  /** Undefined where nothing moved. */
  readonly publication: Publication | undefined;
}

/** `id` is the document's own; `now` epoch milliseconds. */
export async function publishIn(
  open: Open,
  id: string,
  request: PublishRequest,
  now: number,
): Promise<PublishMove> {
  const sequence = await lockCounter(open, 'templates');
  const template = await findPointer(open, id);
  const live = template && optionalIntegerOf(template, 'live_revision');
  const { document, publishedBy, reason, setFor, onlyIfNew } = request;
  if (template && onlyIfNew) return { outcome: 'known', id, revision: live, publication: undefined };
  const sha256 = sha256Of(document);
  if (live !== undefined && (await hashOf(open, id, live)) === sha256) {
    const sharePercent = (await findRunningGuard(open, id))?.share_percent;
    return { outcome: 'unchanged', id, revision: live, sharePercent, publication: undefined };
  }
  if (!template)
    await open.insertInto('templates').values({ id, live_revision: null, created_at: now }).execute();
  const revision = (await newestRevision(open, id)) + 1;
  await open
    .insertInto('template_revisions')
    .values({ template_id: id, revision, document, sha256, created_at: now, created_by: publishedBy })
    .execute();
  const move = {
    id,
    action: 'publish',
    revision,
    previousRevision: await whatMostHad(open, id, live),
    document,
    publishedBy,
    reason,
    setFor,
  } as const;
  const publication = await movePointer(open, sequence, {
    ...move,
    actor: actorOf(request),
    publishedAt: now,
    guarded: request.guarded,
  });
  return { outcome: 'published', id, revision, publication };
}

/** What its publication replaced: a second step back goes further back rather than forth again. */
async function revisionBefore(open: Open, id: string, live: number | undefined): Promise<number | undefined> {
  const row = await open
    .selectFrom('template_publications')
    .select('previous_revision')
    .where('template_id', '=', id)
    // After an end, what was live last is what was before.
    .$if(live === undefined, (select) => select.where('action', '=', 'end').orderBy('sequence', 'desc'))
    .$if(live !== undefined, (select) =>
      select
        .where('revision', '=', live ?? 0)
        .where('action', '=', 'publish')
        .orderBy('sequence', 'asc'),
    )
    .limit(1)
    .executeTakeFirst();
  return row && optionalIntegerOf(row, 'previous_revision');
}

interface RollbackTarget {
  readonly revision: number;
  readonly live: number | undefined;
  /** Exact JSON text of what goes live again. */
  readonly document: string;
}

/** What a rollback would make live. */
export async function findRollbackTarget(
  open: Open,
  { id, revision: wanted }: Pick<RollbackRequest, 'id' | 'revision'>,
): Promise<Result<RollbackTarget, RollbackProblem>> {
  const template = await findPointer(open, id);
  if (!template) return failure({ kind: 'unknownTemplate' });
  const live = optionalIntegerOf(template, 'live_revision');
  const guard = await findRunningGuard(open, id);
  const revision = wanted ?? guard?.previous_revision ?? (await revisionBefore(open, id, live));
  if (revision === undefined) return failure({ kind: 'nothingBefore' });
  if (revision === live)
    return failure({ kind: 'alreadyLive', revision, sharePercent: guard?.share_percent });
  const target = await open
    .selectFrom('template_revisions')
    .select('document')
    .where('template_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return target
    ? success({ revision, live, document: textOf(target, 'document') })
    : failure({ kind: 'unknownRevision' });
}

export async function rollbackIn(
  open: Open,
  request: RollbackRequest,
  now: number,
): Promise<Result<RollbackOutcome, RollbackProblem>> {
  const { id, publishedBy, reason } = request;
  const sequence = await lockCounter(open, 'templates');
  const target = await findRollbackTarget(open, request);
  if (!target.ok) return target;
  const { revision, live, document } = target.value;
  const move = { id, action: 'rollback', revision, previousRevision: live, publishedBy, reason } as const;
  const publication = await movePointer(open, sequence, {
    ...move,
    document,
    actor: actorOf(request),
    publishedAt: now,
    findings: request.findings,
  });
  return success({ ...publication, revision });
}

/** Gives everybody what a share of the visitors had. Undefined where no guard runs. */
export async function releaseIn(
  open: Open,
  request: ReleaseRequest,
  now: number,
): Promise<Publication | undefined> {
  const { id, publishedBy, reason, findings } = request;
  const sequence = await lockCounter(open, 'templates');
  const guard = await findRunningGuard(open, id);
  if (!guard) return undefined;
  return movePointer(open, sequence, {
    id,
    action: 'release',
    revision: guard.revision,
    previousRevision: guard.previous_revision,
    document: undefined,
    publishedBy,
    actor: actorOf(request),
    reason,
    publishedAt: now,
    findings,
  });
}

/** Takes a page down: nothing is live under its id. Undefined where nothing was. */
export async function endIn(open: Open, request: EndRequest, now: number): Promise<Publication | undefined> {
  const { id, publishedBy, reason, setFor } = request;
  const sequence = await lockCounter(open, 'templates');
  const template = await findPointer(open, id);
  const live = template && optionalIntegerOf(template, 'live_revision');
  if (live === undefined) return undefined;
  const move = {
    id,
    action: 'end',
    revision: undefined,
    previousRevision: await whatMostHad(open, id, live),
    document: undefined,
  } as const;
  return movePointer(open, sequence, {
    ...move,
    publishedBy,
    reason,
    setFor,
    actor: actorOf(request),
    publishedAt: now,
  });
}
