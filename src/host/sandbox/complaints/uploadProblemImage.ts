import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sentPath } from '../../../contract/calls';
import { readMultipartFile } from '../../http/multipartFile';
import { queryValue } from '../../http/query';
import { openToRead } from '../borrowers/account';
import { borrowerOf, type Account } from '../borrowers/borrower';
import { accepted, rejected, type SandboxReply } from '../envelope';
import { failAfter, failBefore } from '../faults';
import { faultOfIds } from '../markedId';
import type { Sandbox } from '../sandbox';
import { localeOfRequest } from '../texts';
import { pictureTypeOf } from './pictureType';
import { complaintTexts, type ComplaintTexts } from './texts';
import { isOverQuota, storeUpload } from './uploads';

const name = 'upload-problem-img';
const mostBytes = 8 * 1_048_576;

/** The picture; undefined: none came. Its bytes are cut where it is larger than allowed. */
async function readFile(request: FastifyRequest, field: string) {
  const file = await readMultipartFile(request);
  return file?.part.fieldname === field
    ? { content: file.content, isTooLarge: file.part.file.truncated }
    : undefined;
}

async function keep(
  { database, wire }: Sandbox,
  request: FastifyRequest,
  account: Account,
  texts: ComplaintTexts,
): Promise<SandboxReply> {
  const file = await readFile(request, wire.field('problemImage'));
  if (!file || file.content.length === 0) return rejected(400, texts.fileMissing);
  if (file.isTooLarge) return rejected(413, texts.fileTooLarge);
  const type = pictureTypeOf(file.content);
  if (!type) return rejected(415, texts.fileTypeWrong);
  await openToRead(database, account);
  if (await isOverQuota(database, account)) return rejected(429, texts.fileQuota);
  const url = await storeUpload(database, account, { content: file.content, extension: type.extension });
  return accepted(texts.done, { url });
}

/** Takes one picture, as multipart. */
export async function registerUploadProblemImage(scope: FastifyInstance, sandbox: Sandbox): Promise<void> {
  await scope.register(multipart, { limits: { fileSize: mostBytes, files: 1, fields: 10, parts: 11 } });
  scope.post(sentPath(sandbox.brand, sandbox.wire, name), async (request, reply) => {
    const locale = localeOfRequest(request, sandbox);
    const sessionId = queryValue(request, 'sessionId');
    const fault = faultOfIds(name, [sessionId]);
    if (await failBefore(fault, reply, sandbox, locale)) return reply;
    const account = { borrower: borrowerOf(sessionId), now: sandbox.clock() };
    return failAfter(fault, reply, sandbox, await keep(sandbox, request, account, complaintTexts(locale)));
  });
}
