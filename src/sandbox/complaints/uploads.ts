import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { sentPath } from '../../contract/calls';
import { openAccount } from '../borrower';
import { accountOf, type Sandbox } from '../calls';
import type { Account, Store } from '../database';
import { pictureFormatOf, type PictureFormat } from '../../kernel/pictureFormat';
import { accepted, rejected, sendReply, type SandboxReply } from '../replies';
import { type SandboxTexts, localeOfRequest, sandboxTexts } from '../texts';

const folder = '/sandbox/uploads/';
const maxBytes = 8 * 1_048_576;
/** Ten complaints' worth a day or so; a borrower is kept for two weeks. */
const maxUploads = 90;
/** A name never gets another content; only its sender and the service are told it. */
const kept = 'private, max-age=31536000, immutable';

/** What may be sent, by what the file holds. */
const types: Readonly<Partial<Record<PictureFormat, { type: string; extension: string }>>> = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  webp: { type: 'image/webp', extension: 'webp' },
};

function typeOf(file: Buffer) {
  const format = pictureFormatOf(file);
  return format && types[format];
}

/** What the multipart parser can't read has no status and would pass for a fault of ours. */
const readFile = (request: FastifyRequest, field: string): Promise<Buffer | undefined> =>
  request
    .file({ throwFileSizeLimit: false })
    .then(async (part) => {
      const content = await part?.toBuffer();
      return part?.fieldname === field ? content : undefined;
    })
    .catch((error: unknown) => {
      throw Object.assign(new Error('not readable as multipart', { cause: error }), { statusCode: 400 });
    });

/** Under a name that can't be guessed: whoever knows the address sees the picture. */
async function keep(
  store: Store,
  account: Account,
  file: Buffer | undefined,
  { complaints: texts, common }: SandboxTexts,
): Promise<SandboxReply> {
  const { borrower } = account;
  if (!file || file.length === 0) return rejected(400, texts.fileMissing);
  if (file.length > maxBytes) return rejected(413, texts.fileTooLarge);
  const type = typeOf(file);
  if (!type) return rejected(415, texts.fileTypeWrong);
  await openAccount(store, account);
  const uploads = await store.selectFrom('uploads').select('name').where('borrower', '=', borrower).execute();
  if (uploads.length >= maxUploads) return rejected(429, texts.fileQuota);
  const name = `${randomBytes(24).toString('base64url')}.${type.extension}`;
  await store.insertInto('uploads').values({ name, borrower, content: file }).execute();
  return accepted(common.done, { url: `${folder}${name}` });
}

/** The name in an address such as a page sends back, whatever origin it put before it. */
const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Whether every address is of a picture that this borrower sent. */
export async function ownsUploads(
  store: Store,
  borrower: string,
  addresses: readonly string[],
): Promise<boolean> {
  const names = [...new Set(addresses.map(nameOf))];
  if (names.length === 0) return true;
  const rows = await store
    .selectFrom('uploads')
    .select('name')
    .where('borrower', '=', borrower)
    .where('name', 'in', names)
    .execute();
  return rows.length === names.length;
}

/** Takes one picture, as multipart, and gives it back as it came. */
export async function registerUploads(scope: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const { store, wire, brand } = sandbox;
  // One byte more than is allowed tells what is too large.
  await scope.register(multipart, { limits: { fileSize: maxBytes + 1, files: 1, fields: 10, parts: 11 } });
  scope.post(sentPath(brand, wire, 'upload-problem-img'), async (request, reply) => {
    const texts = sandboxTexts(localeOfRequest(request, brand));
    const file = request.isMultipart() ? await readFile(request, wire.field('problemImage')) : undefined;
    const answer = await store
      .transaction()
      .execute((open) => keep(open, accountOf(request, sandbox), file, texts));
    return sendReply(reply, wire, answer);
  });
  scope.get<{ Params: { name: string } }>(`${folder}:name`, async (request, reply) => {
    const row = await store
      .selectFrom('uploads')
      .select('content')
      .where('name', '=', request.params.name)
      .executeTakeFirst();
    const type = row && typeOf(row.content)?.type;
    const { badRequest } = sandboxTexts(localeOfRequest(request, brand)).common;
    if (type === undefined) return sendReply(reply, wire, rejected(404, badRequest));
    return reply
      .type(type)
      .headers({ 'cache-control': kept, 'x-content-type-options': 'nosniff' })
      .send(row?.content);
  });
}
