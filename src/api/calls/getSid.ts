import { prune } from '../../codec/prune';
import validateGetSid from '../../generated/validators/replies/getSid';
import type { Failure } from '../../kernel/failure';
import { failure, success, type Result } from '../../kernel/result';
import { accept } from '../accept';
import type { JsonClient } from '../jsonClient';

/** A session of the registration form, which binds captcha and SMS code (contract §5). */
export async function getSid(client: JsonClient): Promise<Result<string, Failure>> {
  const reply = accept(await client.get('/api/v2/youmi/promotion/get-sid'), '0');
  if (!reply.ok) return reply;
  const sid = prune(validateGetSid, reply.value.data)?.value.sid;
  return sid ? success(sid) : failure({ kind: 'malformed' });
}
