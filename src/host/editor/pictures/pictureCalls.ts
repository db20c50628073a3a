import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Picture } from '../../../generated/editor';
import { failure, success, type Result } from '../../../kernel/result';
import { recordAudit } from '../../store/recordAudit';
import type { CallReply, EditorCall, MemberInput } from '../calls/call';
import type { Caller } from '../sessions/sessionStore';
import { refuse, type Refusal } from '../calls/refusal';
import type { Editor } from '../editor';
import { encodePicture, type PictureRefusal } from '../../delivery/pictures/encodePicture';
import { cleanName, inspectPicture, type UploadedFile } from './inspectPicture';
import { readMultipartFile } from '../../delivery/http/multipartFile';
import { createSerialQueue } from '../../process/bulkhead';
import { PictureStore } from '../../delivery/pictures/pictureStore';

export const maxPictureBytes = 8 * 1_048_576;
const fieldName = 'picture';
const pageSize = 40;
const maxWaiting = 8;
const retryAfterSeconds = 10;

const codes: Readonly<Record<PictureRefusal, Refusal['code']>> = {
  missing: 'invalid',
  empty: 'invalid',
  tooLarge: 'tooLarge',
  pixels: 'tooLarge',
  type: 'unsupported',
  svg: 'unsupported',
  gif: 'unsupported',
  extension: 'unsupported',
  contentType: 'unsupported',
  polyglot: 'unsupported',
  animated: 'unsupported',
  damaged: 'unsupported',
};

const messages: Readonly<Record<PictureRefusal, string>> = {
  missing: `one file in the field "${fieldName}" is needed, as multipart/form-data`,
  empty: 'the file is empty',
  tooLarge: 'the file is larger than 8 MB',
  pixels: 'the picture has more than 40 megapixels or a side of more than 16,000 pixels',
  type: 'the file is none of JPEG, PNG, WebP and AVIF',
  svg: 'SVG is not taken: it can hold scripts',
  gif: 'GIF is not taken',
  extension: 'the name of the file has another ending than its content, or more than one',
  contentType: 'the file is not of the type that it was sent as',
  polyglot: 'the file is something else besides a picture',
  animated: 'moving pictures are not taken',
  damaged: 'the picture can not be read to its end',
};

const refuseFor = (reason: PictureRefusal) => refuse(codes[reason], messages[reason], { reason });

async function readUpload(request: FastifyRequest): Promise<Result<UploadedFile, PictureRefusal>> {
  const file = await readMultipartFile(request);
  if (file?.part.fieldname !== fieldName) return failure('missing');
  const { part, content } = file;
  if (part.file.truncated) return failure('tooLarge');
  return success({ name: cleanName(part.filename), type: part.mimetype, content });
}

/** What a library of pictures takes and gives. The scope needs `@fastify/multipart`. */
export function pictureCalls(editor: Editor): readonly EditorCall[] {
  const { database, clock } = editor;
  const store = new PictureStore(database);
  const inQueue = createSerialQueue(maxWaiting);

  async function keep(file: UploadedFile, { account }: Caller): Promise<Result<Picture, PictureRefusal>> {
    const sha256 = createHash('sha256').update(file.content).digest('hex');
    const same = await store.findSame(sha256);
    if (same) return success(same);
    const encoded = await encodePicture(file.content);
    if (!encoded.ok) return encoded;
    const now = clock();
    const picture = {
      encoded: encoded.value,
      name: file.name,
      sha256,
      accountId: account.id,
      accountName: account.name,
    };
    return database.transaction().execute(async (open) => {
      const stored = await store.add(open, picture, now);
      const detail = { name: file.name, bytes: stored.bytes };
      await recordAudit(open, {
        at: now,
        actor: account,
        action: 'pictureUploaded',
        subject: stored.id,
        detail,
      });
      return success(stored);
    });
  }

  async function upload({ request, admitAgain }: MemberInput): Promise<Result<CallReply, Refusal>> {
    const file = await readUpload(request);
    // A file comes in after the call was let in.
    const caller = await admitAgain();
    if (!caller.ok) return caller;
    if (!file.ok) return refuseFor(file.error);
    const inspected = inspectPicture(file.value);
    if (!inspected.ok) return refuseFor(inspected.error);
    const kept = inQueue(() => keep(file.value, caller.value));
    if (!kept) return refuse('tooMany', 'other pictures are being worked on', { retryAfterSeconds });
    const picture = await kept;
    return picture.ok ? success({ status: 201, body: { picture: picture.value } }) : refuseFor(picture.error);
  }

  return [
    { method: 'POST', path: '/pictures', role: 'editor', handle: upload },
    {
      method: 'GET',
      path: '/pictures',
      role: 'viewer',
      async handle({ query }) {
        const search = (query('search') ?? '').trim().slice(0, 100);
        return success({ body: await store.list(search, query('cursor'), pageSize) });
      },
    },
  ];
}
