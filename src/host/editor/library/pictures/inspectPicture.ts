import { failure, type Result, success } from '../../../../kernel/result';
import type { PictureRefusal } from '../../../delivery/pictures/encodePicture';
import { pictureFormatOf } from '../../../../kernel/pictureFormat';
import { isExtensionOf, isTypeOf, otherFormatOf, isPolyglot } from './pictureType';

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

/** Endings by which some machine takes a file for a program, a document or an archive. */
const tellingEndings = new Set(
  (
    'php php3 php4 php5 php7 phtml phar pht html htm shtml xhtml mhtml svg svgz xml xsl js mjs cjs css json exe dll com bat cmd msi ' +
    'scr vbs ps1 sh bash asp aspx ascx jsp jspx cgi pl py rb jar war class zip rar 7z gz tgz bz2 xz tar pdf swf htaccess ' +
    'gif bmp ico tif tiff jpg jpeg jfif png webp avif heic'
  ).split(' '),
);

const maxNameLength = 200;

/** A file's name without path and control characters, for people to know it by. */
export function sanitizeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  return last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim()
    .slice(0, maxNameLength);
}

/** In lower case, without its dot; empty: none. */
function extensionOf(name: string): string {
  const parts = name.split('.');
  return parts.length > 1 ? (parts.at(-1) ?? '').toLowerCase().trim() : '';
}

/** `photo.php.jpg`: an ending before the last that says that the file is something else. `IMG.2024.jpg` is none. */
const hasSecondExtension = (name: string): boolean =>
  name
    .split('.')
    .slice(1, -1)
    .some((part) => tellingEndings.has(part.toLowerCase().trim()));
