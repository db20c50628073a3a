import type { Kysely, Transaction } from 'kysely';
import { failure, success, type Result } from '../../kernel/result';
import type { Database } from './database';
import { integerOf, optionalIntegerOf, textOf } from './decodeRow';
import { documentId, sha256Of } from './documentIdentity';
import { lockCounter, movePointer, readCounter } from './publishing';
import { decodePublication, decodeRevision, decodeSummary } from './templateRows';
import type {
  Publication,
  PublishOutcome,
  PublishProblem,
  PublishRequest,
  RollbackProblem,
  RollbackRequest,
  StoredRevision,
  TemplateStore,
  TemplateSummary,
} from './templateStore';

/** The template store over either database. */
export class SqlTemplateStore implements TemplateStore {
  constructor(
    private readonly database: Kysely<Database>,
    private readonly clock: () => number = Date.now,
  ) {}

  async publish(request: PublishRequest): Promise<Result<PublishOutcome, PublishProblem>> {
    const id = documentId(request.document);
    if (id === undefined) return failure({ kind: 'notATemplate' });
    return success(await this.database.transaction().execute((open) => this.publishIn(open, id, request)));
  }

  private async publishIn(open: Transaction<Database>, id: string, request: PublishRequest): Promise<PublishOutcome> {
    const sequence = await lockCounter(open);
    const template = await open.selectFrom('templates').select('live_revision').where('id', '=', id).executeTakeFirst();
    const live = template && optionalIntegerOf(template, 'live_revision');
    if (template && request.onlyIfNew) return { outcome: 'known', id, revision: live };
    const sha256 = sha256Of(request.document);
    if (live !== undefined && (await this.hashOf(open, id, live)) === sha256) {
      return { outcome: 'unchanged', id, revision: live };
    }
    const now = this.clock();
    if (!template) await open.insertInto('templates').values({ id, live_revision: null, created_at: now }).execute();
    const revision = (await this.newestRevision(open, id)) + 1;
    await open
      .insertInto('template_revisions')
      .values({
        template_id: id,
        revision,
        document: request.document,
        sha256,
        created_at: now,
        created_by: request.publishedBy,
      })
      .execute();
    const { publishedBy, reason } = request;
    const move = { id, action: 'publish', revision, previousRevision: live, publishedBy, reason } as const;
    await movePointer(open, sequence, { ...move, publishedAt: now });
    return { outcome: 'published', id, revision };
  }

  private async hashOf(open: Transaction<Database>, id: string, revision: number): Promise<string> {
    const row = await open
      .selectFrom('template_revisions')
      .select('sha256')
      .where('template_id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirstOrThrow();
    return textOf(row, 'sha256');
  }

  private async newestRevision(open: Transaction<Database>, id: string): Promise<number> {
    const row = await open
      .selectFrom('template_revisions')
      .select('revision')
      .where('template_id', '=', id)
      .orderBy('revision', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? integerOf(row, 'revision') : 0;
  }

  rollback(request: RollbackRequest): Promise<Result<Publication, RollbackProblem>> {
    return this.database.transaction().execute((open) => this.rollbackIn(open, request));
  }

  private async rollbackIn(
    open: Transaction<Database>,
    request: RollbackRequest,
  ): Promise<Result<Publication, RollbackProblem>> {
    const { id, publishedBy, reason } = request;
    const sequence = await lockCounter(open);
    const template = await open.selectFrom('templates').select('live_revision').where('id', '=', id).executeTakeFirst();
    if (!template) return failure({ kind: 'unknownTemplate' });
    const live = optionalIntegerOf(template, 'live_revision');
    const revision = request.revision ?? (await this.revisionBefore(open, id, live));
    if (revision === undefined) return failure({ kind: 'nothingBefore' });
    if (revision === live) return failure({ kind: 'alreadyLive', revision });
    if (!(await this.hasRevision(open, id, revision))) return failure({ kind: 'unknownRevision' });
    const move = { id, action: 'rollback', revision, previousRevision: live, publishedBy, reason } as const;
    return success(await movePointer(open, sequence, { ...move, publishedAt: this.clock() }));
  }

  /** What its publication replaced: a second step back goes further back rather than forth again. */
  private async revisionBefore(
    open: Transaction<Database>,
    id: string,
    live: number | undefined,
  ): Promise<number | undefined> {
    if (live === undefined) return undefined;
    const row = await open
      .selectFrom('template_publications')
      .select('previous_revision')
      .where('template_id', '=', id)
      .where('revision', '=', live)
      .where('action', '=', 'publish')
      .orderBy('sequence', 'asc')
      .limit(1)
      .executeTakeFirst();
    return row && optionalIntegerOf(row, 'previous_revision');
  }

  private async hasRevision(open: Transaction<Database>, id: string, revision: number): Promise<boolean> {
    const row = await open
      .selectFrom('template_revisions')
      .select('revision')
      .where('template_id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    return row !== undefined;
  }

  async published(id: string): Promise<StoredRevision | undefined> {
    const row = await this.database
      .selectFrom('templates')
      .innerJoin('template_revisions', (join) =>
        join
          .onRef('template_revisions.template_id', '=', 'templates.id')
          .onRef('template_revisions.revision', '=', 'templates.live_revision'),
      )
      .selectAll('template_revisions')
      .where('templates.id', '=', id)
      .executeTakeFirst();
    return row && decodeRevision(row);
  }

  async revision(id: string, revision: number): Promise<StoredRevision | undefined> {
    const row = await this.database
      .selectFrom('template_revisions')
      .selectAll()
      .where('template_id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst();
    return row && decodeRevision(row);
  }

  async history(id: string): Promise<readonly Publication[]> {
    const rows = await this.database
      .selectFrom('template_publications')
      .selectAll()
      .where('template_id', '=', id)
      .orderBy('sequence', 'desc')
      .execute();
    return rows.map(decodePublication);
  }

  async list(): Promise<readonly TemplateSummary[]> {
    const rows = await this.database
      .selectFrom('templates')
      .innerJoin('template_publications as last', 'last.template_id', 'templates.id')
      .select(['templates.id', 'templates.live_revision', 'last.published_by', 'last.published_at'])
      .select(({ selectFrom }) =>
        selectFrom('template_revisions')
          .whereRef('template_revisions.template_id', '=', 'templates.id')
          .select(({ fn }) => fn.countAll<number>().as('revisions'))
          .as('revisions'),
      )
      .where('templates.live_revision', 'is not', null)
      .where('last.sequence', '=', ({ selectFrom }) =>
        selectFrom('template_publications as any')
          .whereRef('any.template_id', '=', 'templates.id')
          .select(({ fn }) => fn.max('any.sequence').as('sequence')),
      )
      .execute();
    // Each database sorts text its own way.
    return rows.map(decodeSummary).sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  async sequence(): Promise<number> {
    const row = await readCounter(this.database);
    return row ? integerOf(row, 'value') : 0;
  }

  async changedSince(sequence: number): Promise<readonly string[]> {
    const rows = await this.database
      .selectFrom('template_publications')
      .select('template_id')
      .distinct()
      .where('sequence', '>', sequence)
      .execute();
    return rows.map((row) => textOf(row, 'template_id'));
  }
}
