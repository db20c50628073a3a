import type { Kysely } from 'kysely';
import { failure, success, type Result } from '../../kernel/result';
import type { Database } from './database';
import { textOf } from './decodeRow';
import { documentId } from './documentIdentity';
import { endIn, publishIn, rollbackIn } from './moves';
import { readCounter } from './counter';
import { lastSequenceOf } from './lastPublication';
import { decodeGuarded, decodePublication, decodeRevision, decodeSummary } from './templateRows';
import type {
  EndRequest,
  Publication,
  PublishOutcome,
  PublishProblem,
  PublishRequest,
  RollbackOutcome,
  RollbackProblem,
  RollbackRequest,
  ShownRevisions,
  StoredRevision,
  TemplateStore,
  TemplateSummary,
} from './templateStore';

export class SqlTemplateStore implements TemplateStore {
  constructor(
    private readonly database: Kysely<Database>,
    private readonly clock: () => number = Date.now,
  ) {}

  async publish(request: PublishRequest): Promise<Result<PublishOutcome, PublishProblem>> {
    const id = documentId(request.document);
    if (id === undefined) return failure({ kind: 'notATemplate' });
    const now = this.clock();
    const { outcome, revision } = await this.database
      .transaction()
      .execute((open) => publishIn(open, id, request, now));
    return success({ outcome, id, revision });
  }

  rollback(request: RollbackRequest): Promise<Result<RollbackOutcome, RollbackProblem>> {
    return this.database.transaction().execute((open) => rollbackIn(open, request, this.clock()));
  }

  end(request: EndRequest): Promise<Publication | undefined> {
    return this.database.transaction().execute((open) => endIn(open, request, this.clock()));
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

  async shown(id: string): Promise<ShownRevisions | undefined> {
    // In one statement: a guard that ends between two would show its revision to everybody.
    const row = await this.database
      .selectFrom('templates')
      .leftJoin('guarded_publications as guard', (join) =>
        join.onRef('guard.template_id', '=', 'templates.id').on('guard.ended_at', 'is', null),
      )
      .innerJoin('template_revisions', (join) =>
        join
          .onRef('template_revisions.template_id', '=', 'templates.id')
          .on(({ eb, fn, ref }) =>
            eb(
              'template_revisions.revision',
              '=',
              fn.coalesce(ref('guard.previous_revision'), ref('templates.live_revision')),
            ),
          ),
      )
      .selectAll('template_revisions')
      .select(['guard.sequence as guard_sequence', 'guard.share_percent', 'guard.revision as next_revision'])
      .where('templates.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const shown = decodeRevision(row);
    const { guard_sequence: sequence, share_percent: sharePercent, next_revision: revision } = row;
    if (sequence === null || sharePercent === null || revision === null) return { shown };
    const next = await this.revision(id, revision);
    return next ? { shown, guard: { sequence, sharePercent, next } } : { shown };
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

  async ended(id: string): Promise<StoredRevision | undefined> {
    const row = await this.database
      .selectFrom('template_publications')
      .selectAll()
      .where('template_id', '=', id)
      .orderBy('sequence', 'desc')
      .limit(1)
      .executeTakeFirst();
    const last = row && decodePublication(row);
    return last?.action === 'end' && last.previousRevision !== undefined
      ? this.revision(id, last.previousRevision)
      : undefined;
  }

  async history(id: string): Promise<readonly Publication[]> {
    const rows = await this.database
      .selectFrom('template_publications as publication')
      .leftJoin('guarded_publications as guard', 'guard.sequence', 'publication.sequence')
      .selectAll('publication')
      .select(['guard.share_percent', 'guard.ended_at'])
      .where('publication.template_id', '=', id)
      .orderBy('publication.sequence', 'desc')
      .execute();
    return rows.map(decodeGuarded);
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
      .where('last.sequence', '=', lastSequenceOf('templates.id'))
      .execute();
    // Each database sorts text its own way.
    return rows.map(decodeSummary).sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  sequence(): Promise<number> {
    return readCounter(this.database, 'templates');
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
