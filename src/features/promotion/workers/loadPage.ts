import type { Client, PromotionName } from '../../../api/client';
import type { PromotionBrand } from '../../../codec/brand';
import type { Failure } from '../../../kernel/failure';
import { revisionHeader } from '../../../kernel/pageAddress';
import type { Locale } from '../../../kernel/locale';
import { failure, success, type Result } from '../../../kernel/result';
import type { Page } from '../../../template/block';
import type { TemplateFault } from '../../../template/fault';
import type { PreparedPage, PrepareOptions } from '../../../template/preparePage';
import type { FetchedTemplate, LastGoodCopies } from '../lastGoodCopies';
import { isEnded, isNotFound } from '../selectors';

/** The heavy part of the client path, in a chunk of its own: validators and the sanitiser. */
export interface TemplatePipeline {
  readonly preparePage: (document: unknown, options: PrepareOptions) => Result<PreparedPage, Failure>;
  readonly sanitizeHtml: (html: string) => string;
}

export interface LoadPageTools {
  readonly api: Client<PromotionName>;
  readonly copies: LastGoodCopies;
  readonly importPipeline: () => Promise<TemplatePipeline>;
  readonly brand: PromotionBrand;
  readonly origin: string;
}

export interface LoadedPage {
  /** What was asked for: another template may have followed it (contract §8, `links.after`). */
  readonly templateId: string;
  readonly page: Page;
  readonly faults: readonly TemplateFault[];
  readonly isSavedCopy: boolean;
  /** Why a saved copy is shown. */
  readonly problem?: Failure;
  /** What came from the server just now, worth keeping. */
  readonly fetched?: FetchedTemplate;
}

/** A page that is gone, or that the server withholds with words of its own, is not drawn from a copy. */
const mayUseCopy = (problem: Failure): boolean =>
  problem.kind !== 'refused' && !isNotFound(problem) && !isEnded(problem);

/** The template as it is published, with the revision that its server names. */
export async function fetchTemplate(
  api: Pick<Client<PromotionName>, 'get'>,
  templateId: string,
): Promise<Result<FetchedTemplate, Failure>> {
  let revision: string | undefined;
  const onHeaders = (headers: Headers) => (revision = headers.get(revisionHeader) ?? undefined);
  const reply = await api.get('channel-template', { templateId }, onHeaders);
  return reply.ok ? success({ document: reply.value.data, revision }) : reply;
}

/** Fetches a template and makes a page of it; where that can't be had now, of the last good copy (contract §8). */
export async function loadPage(
  { api, copies, importPipeline, brand, origin }: LoadPageTools,
  templateId: string,
  language: Locale | undefined,
): Promise<Result<LoadedPage, Failure>> {
  const [fetched, pipeline] = await Promise.all([
    fetchTemplate(api, templateId),
    importPipeline().catch(() => undefined),
  ]);
  if (!pipeline) return failure({ kind: 'offline' });
  const { preparePage, sanitizeHtml } = pipeline;
  const prepare = ({ document, revision }: FetchedTemplate) => {
    const prepared = preparePage(document, { brand, origin, sanitizeHtml, language });
    if (!prepared.ok || revision === undefined) return prepared;
    return success({ ...prepared.value, page: { ...prepared.value.page, revision } });
  };

  const fresh = fetched.ok ? prepare(fetched.value) : fetched;
  if (fresh.ok)
    return success({
      ...fresh.value,
      templateId,
      isSavedCopy: false,
      ...(fetched.ok && { fetched: fetched.value }),
    });
  if (!mayUseCopy(fresh.error)) return fresh;
  const saved = prepare(copies.load(templateId));
  return saved.ok ? success({ ...saved.value, templateId, isSavedCopy: true, problem: fresh.error }) : fresh;
}
