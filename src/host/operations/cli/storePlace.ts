import { failure, success } from '../../../kernel/result';
import type { CheckContext } from '../../../template/check/checkContext';
import { checkDocuments } from '../../../template/check/checkDocuments';
import { terminalActor } from '../../store/recordAudit';
import type { TemplateStore } from '../../store/templateStore';
import type { TemplatePlace } from './templatePlace';
import { rollbackProblem, texts } from './texts';

export interface StorePlaceOptions {
  /** What checks need to know beyond the documents; a check works without a store. */
  readonly contextOf: (documents: readonly string[]) => Promise<CheckContext>;
  readonly openStore: () => Promise<TemplateStore>;
  readonly user: string;
  /** PUBLIC_ORIGIN. */
  readonly origin: string | undefined;
}

/** The database itself, for its operator: it works while no host runs, and asks nobody for approval. */
export function storePlace({ contextOf, openStore, user, origin = '' }: StorePlaceOptions): TemplatePlace {
  const signature = (reason: string) => ({
    publishedBy: texts.publisher(user),
    actor: terminalActor,
    reason,
  });
  let opened: Promise<TemplateStore> | undefined;
  const open = () => (opened ??= openStore());
  return {
    origin,
    async check(documents) {
      const { checked, notRun } = checkDocuments(documents, await contextOf(documents));
      return {
        checked: checked.map(({ findings, weight }) => ({
          findings: findings.map((finding) => ({ ...finding, parameters: { ...finding.parameters } })),
          weight,
        })),
        notRun,
      };
    },
    async publish(document, reason) {
      const result = await (await open()).publish({ document, ...signature(reason) });
      return result.ok ? result : failure(texts.noUsableId);
    },
    async live() {
      const store = await open();
      // While a guard runs: what most visitors get.
      const revisions = await Promise.all((await store.list()).map(({ id }) => store.shown(id)));
      return revisions.flatMap((revision) => revision?.shown ?? []);
    },
    async rollback(id, reason, revision) {
      const target = revision === undefined ? { id } : { id, revision };
      const result = await (await open()).rollback({ ...target, ...signature(reason) });
      return result.ok ? success(result.value.revision) : failure(rollbackProblem(id, result.error));
    },
    async takeOffline(id, reason) {
      const ended = await (await open()).end({ id, ...signature(reason) });
      return ended ? success(ended) : failure(texts.nothingLive(id));
    },
    history: async (id) => (await open()).history(id),
  };
}
