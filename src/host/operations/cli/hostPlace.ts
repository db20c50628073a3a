import type {
  EditorPublication,
  EditorRefusal,
  TemplateDetails,
  TemplateEntry,
} from '../../../generated/editor';
import { getTemplates } from '../../../generated/editorCalls/getTemplates';
import { getTemplatesId } from '../../../generated/editorCalls/getTemplatesId';
import { getTemplatesIdHistory } from '../../../generated/editorCalls/getTemplatesIdHistory';
import { getTemplatesIdRevisionsNumber } from '../../../generated/editorCalls/getTemplatesIdRevisionsNumber';
import { postChecks } from '../../../generated/editorCalls/postChecks';
import { postTemplates } from '../../../generated/editorCalls/postTemplates';
import { postTemplatesIdApprovalRequests } from '../../../generated/editorCalls/postTemplatesIdApprovalRequests';
import { postTemplatesIdOffline } from '../../../generated/editorCalls/postTemplatesIdOffline';
import { postTemplatesIdPublish } from '../../../generated/editorCalls/postTemplatesIdPublish';
import { postTemplatesIdRollback } from '../../../generated/editorCalls/postTemplatesIdRollback';
import { putTemplatesIdDraft } from '../../../generated/editorCalls/putTemplatesIdDraft';
import { failure, success, type Result } from '../../../kernel/result';
import { documentId, sha256Of } from '../../store/documentIdentity';
import type { Publication } from '../../store/templateStore';
import type { HostClient } from './hostClient';
import type { DraftPlace, Problem, TemplatePlace } from './templatePlace';
import { texts } from './texts';

const publicationOf =
  (id: string) =>
  ({
    sequence,
    action,
    revision,
    previousRevision,
    byName,
    reason,
    at,
    setFor,
    guarded,
  }: EditorPublication): Publication => ({
    sequence,
    id,
    action,
    revision: revision ?? undefined,
    previousRevision: previousRevision ?? undefined,
    publishedBy: byName,
    reason,
    publishedAt: at,
    setFor,
    ...(guarded && { guarded }),
  });

/** What was live last of a template that is over is shown as if it were its draft; nobody has written it. */
export const realDraft = ({ draft, state }: TemplateDetails) =>
  draft && !(state === 'ended' && draft.changedById === '') ? draft : undefined;

const refused = (id: string, refusal: EditorRefusal) => failure<Problem>(texts.refused(id, refusal));

/** Where a command can't go on: it is said, and the command ends with 1. */
class Refused extends Error {}

function orThrow<Value>(subject: string, result: Result<Value, EditorRefusal>): Value {
  if (result.ok) return result.value;
  throw new Refused(texts.refused(subject, result.error));
}

function hostDrafts(client: HostClient): DraftPlace {
  async function open(id: string): Promise<Result<TemplateDetails | undefined, Problem>> {
    const details = await client.send(getTemplatesId({ id }));
    if (details.ok) return details;
    return details.error.code === 'notFound' ? success(undefined) : refused(id, details.error);
  }

  async function save(
    document: string,
    opened: TemplateDetails | undefined,
  ): Promise<Result<TemplateDetails, Problem>> {
    const id = documentId(document);
    if (id === undefined) return failure(texts.noUsableId);
    if (!opened) {
      const made = await client.send(postTemplates({ document, origin: 'import' }));
      return made.ok ? made : refused(id, made.error);
    }
    if (realDraft(opened)?.sha256 === sha256Of(document)) return success(opened);
    const saved = await client.send(
      putTemplatesIdDraft({ id, document, baseVersion: opened.version, origin: 'import' }),
    );
    if (!saved.ok) return refused(id, saved.error);
    const { draft } = saved.value;
    return success({ ...opened, draft, version: draft.version });
  }

  async function publishSaved(
    { id, draft, live }: TemplateDetails,
    reason: string,
  ): Promise<Result<number | undefined, Problem>> {
    const sha256 = draft?.sha256 ?? live?.sha256 ?? '';
    const published = await client.send(
      postTemplatesIdPublish({
        id,
        sha256,
        reason,
        acceptsWarnings: true,
        liveRevision: live?.revision ?? 0,
      }),
    );
    if (published.ok) return success(published.value.publication?.revision ?? undefined);
    const notPublished = (refusal: EditorRefusal) =>
      failure(texts.savedNotPublished(texts.refused(id, refusal), id));
    if (published.error.code !== 'approvalNeeded') return notPublished(published.error);
    const asked = await client.send(postTemplatesIdApprovalRequests({ id, sha256, note: reason }));
    return asked.ok ? failure(texts.approvalAsked(id)) : notPublished(asked.error);
  }

  return {
    ids: async () => (await listAll(client)).map(({ id }) => id),
    open,
    save,
    publishSaved,
    async hashOfRevision(id, revision) {
      const found = await client.send(getTemplatesIdRevisionsNumber({ id, number: revision }));
      return found.ok ? found.value.sha256 : undefined;
    },
  };
}

async function listAll(client: HostClient, cursor = ''): Promise<readonly TemplateEntry[]> {
  const page = orThrow(
    `${client.origin}: listing templates`,
    await client.send(getTemplates({ sort: 'name', limit: 100, cursor })),
  );
  return page.next === null ? page.templates : [...page.templates, ...(await listAll(client, page.next))];
}

/** A host over HTTPS, by the rules of its editor: roles, approval, and nothing of others replaced unseen. */
export function hostPlace(client: HostClient): TemplatePlace {
  const drafts = hostDrafts(client);
  return {
    origin: client.origin,
    drafts,
    async check(documents) {
      const reply = orThrow(
        `${client.origin}: checking files`,
        await client.send(postChecks({ documents: [...documents] })),
      );
      return {
        checked: reply.checked.map(({ findings, weight }) => ({ findings, weight: weight ?? undefined })),
        notRun: reply.notRun,
      };
    },
    async publish(document, reason) {
      const id = documentId(document);
      if (id === undefined) return failure(texts.noUsableId);
      const opened = await drafts.open(id);
      if (!opened.ok) return opened;
      const sha256 = sha256Of(document);
      const { live } = opened.value ?? {};
      if (live?.sha256 === sha256) {
        const sharePercent = opened.value?.keptLive && opened.value.guard?.sharePercent;
        return success({ outcome: 'unchanged', id, revision: live.revision, sharePercent });
      }
      const draft = opened.value && realDraft(opened.value);
      if (draft && draft.sha256 !== sha256) return failure(texts.othersDraft(id, draft.changedByName));
      const saved = await drafts.save(document, opened.value);
      if (!saved.ok) return saved;
      const published = await drafts.publishSaved(saved.value, reason);
      return published.ok ? success({ outcome: 'published', id, revision: published.value }) : published;
    },
    async live() {
      const listed = (await listAll(client)).filter(({ liveRevision }) => liveRevision !== null);
      const found = [];
      for (const { id } of listed) {
        const { live, keptLive } = orThrow(id, await client.send(getTemplatesId({ id })));
        // While a guard runs: what most visitors get.
        const shown = keptLive ?? live;
        if (shown) found.push({ id, document: shown.document });
      }
      return found;
    },
    async rollback(id, reason, revision) {
      const target = revision === undefined ? {} : { revision };
      const moved = await client.send(postTemplatesIdRollback({ id, ...target, reason }));
      return moved.ok ? success(moved.value.publication?.revision ?? 0) : refused(id, moved.error);
    },
    async takeOffline(id, reason) {
      const opened = await drafts.open(id);
      if (!opened.ok) return opened;
      const live = opened.value?.live;
      if (!live) return failure(texts.nothingLive(id));
      const moved = await client.send(postTemplatesIdOffline({ id, reason, liveRevision: live.revision }));
      if (!moved.ok) return refused(id, moved.error);
      const { publication } = moved.value;
      return publication ? success(publicationOf(id)(publication)) : failure(texts.nothingLive(id));
    },
    async history(id) {
      const found = await client.send(getTemplatesIdHistory({ id }));
      return orThrow(id, found).publications.map(publicationOf(id));
    },
  };
}
