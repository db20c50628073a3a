import type { pictureRows } from '../../../../editorCalls/library';
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CropPicturePayload, Picture, RenamePicturePayload } from '../../../../generated/editor';
import { failure, success, type Result } from '../../../../kernel/result';
import { recordAudit } from '../../../store/recordAudit';
import type { CallReply, Handlers, MemberInput } from '../../door/calls/call';
import type { Caller } from '../../door/calls/caller';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import { cropPicture, encodePicture, type PictureRefusal } from '../../../delivery/pictures/encodePicture';
import { sanitizeFileName, inspectPicture, type UploadedFile } from './inspectPicture';
import { readMultipartFile } from '../../../delivery/http/multipartFile';
import { createSerialQueue } from '../../../process/bulkhead';
import { PictureStore } from '../../../delivery/pictures/pictureStore';
import { findUses, lockForDeleting } from './pictureUses';
import { shippedDrawings } from './shippedDrawings';

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

interface NewFile {
  readonly name: string;
  readonly content: Buffer;
  readonly sha256: string;
}

const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const noPicture = () => refuse('notFound', 'there is no such picture');

const refuseFor = (reason: PictureRefusal) => refuse(codes[reason], messages[reason], { reason });

async function readUpload(request: FastifyRequest): Promise<Result<UploadedFile, PictureRefusal>> {
  const file = await readMultipartFile(request);
  if (file?.part.fieldname !== fieldName) return failure('missing');
  const { part, content } = file;
  if (part.file.truncated) return failure('tooLarge');
  return success({ name: sanitizeFileName(part.filename), type: part.mimetype, content });
}

/** What a library of pictures takes and gives. The scope needs `@fastify/multipart`. */
export function pictureCalls(editor: Editor): Handlers<typeof pictureRows> {
  const { database, clock, starters } = editor;
  const store = new PictureStore(database);
  const inQueue = createSerialQueue(maxWaiting);

  /** Encodes what is new and keeps it; what was kept before is given as it is. */
  async function keep(
    picture: NewFile,
    { account }: Caller,
    action: 'pictureUploaded' | 'pictureCropped',
  ): Promise<Result<Picture, PictureRefusal>> {
    const { content, name, sha256 } = picture;
    const same = await store.findSame(sha256);
    if (same) return success(same);
    const encoded = await encodePicture(content);
    if (!encoded.ok) return encoded;
    const now = clock();
    const added = {
      encoded: encoded.value,
      name,
      sha256,
      accountId: account.id,
      accountName: account.name,
    };
    return database.transaction().execute(async (open) => {
      const stored = await store.add(open, added, now);
      const detail = { name, bytes: stored.bytes };
      await recordAudit(open, { at: now, actor: account, action, subject: stored.id, detail });
      return success(stored);
    });
  }

  async function replyWith(
    work: () => Promise<Result<Picture, PictureRefusal>>,
  ): Promise<Result<CallReply, Refusal>> {
    const kept = inQueue(work);
    if (!kept) return refuse('tooMany', 'other pictures are being worked on', { retryAfterSeconds });
    const picture = await kept;
    return picture.ok ? success({ status: 201, body: { picture: picture.value } }) : refuseFor(picture.error);
  }

  async function upload({ request, admitAgain }: MemberInput): Promise<Result<CallReply, Refusal>> {
    const file = await readUpload(request);
    // A file comes in after the call was let in.
    const caller = await admitAgain();
    if (!caller.ok) return caller;
    if (!file.ok) return refuseFor(file.error);
    const inspected = inspectPicture(file.value);
    if (!inspected.ok) return refuseFor(inspected.error);
    const { name, content } = file.value;
    const sha256 = sha256Of(content);
    return replyWith(() => keep({ name, content, sha256 }, caller.value, 'pictureUploaded'));
  }

  /** A new picture beside the old one, which pages go on showing. */
  async function crop(
    { parameters: { id = '' }, caller }: MemberInput,
    { name, ...area }: CropPicturePayload,
  ): Promise<Result<CallReply, Refusal>> {
    const original = await store.original(id);
    if (!original) return noPicture();
    return replyWith(async () => {
      const part = await cropPicture(original, area);
      if (!part.ok) return part;
      const file = { name: name.trim(), content: part.value, sha256: sha256Of(part.value) };
      return keep(file, caller, 'pictureCropped');
    });
  }

  const rename = (
    { parameters: { id = '' }, caller: { account } }: MemberInput,
    { name: given }: RenamePicturePayload,
  ): Promise<Result<CallReply, Refusal>> =>
    database.transaction().execute(async (open) => {
      const name = given.trim();
      const picture = await store.rename(open, id, name);
      if (!picture) return noPicture();
      const record = { at: clock(), actor: account, subject: id, detail: { name } };
      await recordAudit(open, { ...record, action: 'pictureRenamed' });
      return success({ body: { picture } });
    });

  const remove = ({
    parameters: { id = '' },
    caller: { account },
  }: MemberInput): Promise<Result<CallReply, Refusal>> =>
    database.transaction().execute(async (open) => {
      const picture = (await lockForDeleting(open, id)) ? await store.find(id, open) : undefined;
      if (!picture) return noPicture();
      if ((await findUses(open, id)).length > 0)
        return refuse('conflict', 'the picture is used', { reason: 'used' });
      await store.remove(open, id);
      const record = { at: clock(), actor: account, subject: id, detail: { name: picture.name } };
      await recordAudit(open, { ...record, action: 'pictureDeleted' });
      return success({});
    });

  return {
    'POST /pictures': upload,
    'POST /pictures/:id/crop': crop,
    'PATCH /pictures/:id': rename,
    'DELETE /pictures/:id': remove,
    'GET /pictures/:id/uses': async ({ parameters: { id = '' } }) =>
      success({ body: { uses: await findUses(database, id) } }),
    'GET /drawings': async () => success({ body: { drawings: shippedDrawings(starters) } }),
    'GET /pictures': async ({ query }) => {
      const search = (query('search') ?? '').trim().slice(0, 100);
      return success({ body: await store.list(search, query('cursor'), pageSize) });
    },
  };
}
