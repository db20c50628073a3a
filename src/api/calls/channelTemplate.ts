import type { Failure } from '../../kernel/failure';
import { revisionHeader } from '../../kernel/pageAddress';
import { success, type Result } from '../../kernel/result';
import { accept } from '../accept';
import type { JsonClient } from '../jsonClient';

export interface FetchedTemplate {
  /** As published, unchecked: the pipeline of `src/template` makes a page of it. */
  readonly document: unknown;
  /** Undefined where the server tells none, as a lender's may not. */
  readonly revision: string | undefined;
}

export async function channelTemplate(
  client: JsonClient,
  templateId: string,
): Promise<Result<FetchedTemplate, Failure>> {
  let revision: string | undefined;
  const onHeaders = (headers: Headers) => (revision = headers.get(revisionHeader) ?? undefined);
  const path = '/api/v2/youmi/service/channel/channel-template';
  const reply = accept(await client.get(path, { templateId }, { isDocument: true, onHeaders }), '00');
  return reply.ok ? success({ document: reply.value.data, revision }) : reply;
}
