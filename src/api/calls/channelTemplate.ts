import type { Failure } from '../../kernel/failure';
import { success, type Result } from '../../kernel/result';
import { accept } from '../accept';
import type { JsonClient } from '../jsonClient';

/** A template document as published, unchecked: the pipeline of `src/template` makes a page of it. */
export async function channelTemplate(client: JsonClient, templateId: string): Promise<Result<unknown, Failure>> {
  const path = '/api/v2/youmi/service/channel/channel-template';
  const reply = accept(await client.get(path, { templateId }, { isDocument: true }), '00');
  return reply.ok ? success(reply.value.data) : reply;
}
