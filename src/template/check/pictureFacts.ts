import { parseAddress } from '../../kernel/address';
import { ownOrigin } from './addresses';
import type { CheckContext, PictureSize } from './checkContext';

/** What is known of a file in our own store. */
export interface PictureFile {
  readonly bytes: number;
  /** Undefined: it can't be read. */
  readonly size: PictureSize | undefined;
}

interface KnownPictures {
  /** By the last part of their addresses. */
  readonly files: ReadonlyMap<string, PictureFile>;
  /** Those that there are none of. */
  readonly gone: ReadonlySet<string>;
}

type PictureFacts = Required<Pick<CheckContext, 'pictureBytes' | 'pictureSize' | 'isPictureGone'>>;

/** What the rules ask about pictures; of another host's nothing is known. */
export function pictureFacts({ files, gone }: KnownPictures, origin: string | undefined): PictureFacts {
  const own = ownOrigin(origin === undefined ? {} : { origin });
  const nameOf = (address: string): string => {
    const url = parseAddress(address, own);
    return (url?.origin === own && /^\/pictures\/([^/]+)$/.exec(url.pathname)?.[1]) || '';
  };
  return {
    pictureBytes: (address) => files.get(nameOf(address))?.bytes,
    pictureSize: (address) => files.get(nameOf(address))?.size,
    isPictureGone: (address) => gone.has(nameOf(address)),
  };
}
