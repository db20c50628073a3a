import { failure, success, type Result } from '../../../kernel/result';
import type { PictureRefusal } from '../../delivery/pictures/encodePicture';
import { extensionOf, hasSecondExtension } from './fileName';
import { pictureFormatOf } from '../../../kernel/pictureFormat';
import { isExtensionOf, isTypeOf, otherFormatOf } from './pictureType';
import { isPolyglot } from './polyglot';

export interface UploadedFile {
  readonly name: string;
  /** What its sender calls it. */
  readonly type: string;
  readonly content: Buffer;
}

/** Whether a file is a picture and nothing but a picture, before anything of it is decoded. */
export function inspectPicture({ name, type, content }: UploadedFile): Result<undefined, PictureRefusal> {
  if (content.length === 0) return failure('empty');
  const format = pictureFormatOf(content);
  if (!format) {
    const other = otherFormatOf(content);
    return failure(other === 'unknown' ? 'type' : other);
  }
  if (hasSecondExtension(name) || !isExtensionOf(format, extensionOf(name))) return failure('extension');
  if (!isTypeOf(format, type)) return failure('contentType');
  return isPolyglot(content) ? failure('polyglot') : success(undefined);
}
