import { parseAddress } from '../../../kernel/address';
import { pictureTypeOf } from '../../../kernel/pictureType';
import { ownOrigin } from '../addresses';
import type { Rule } from '../subject';
import { found } from '../templateCheck';

/** WhatsApp leaves a heavier picture out. */
const mostBytes = 300_000;
/** Width by height: messengers leave what is flatter or narrower out, or cut it to a strip. */
const shapes = { flattest: 3, narrowest: 1 / 2 } as const;
/** No messenger draws these. */
const undrawn: ReadonlySet<string | undefined> = new Set(['image/avif', 'image/svg+xml']);

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

/** Whether messengers show the picture of a shared link. They ask for it once, follow no redirect, and say nothing. */
export const sharePicture: Rule = ({ document: { shareImage } }, context) => {
  if (!shareImage) return [];
  const { src } = shareImage;
  // What its file says, not what somebody wrote beside it.
  const { width, height } = context.pictureSize?.(src) ?? shareImage;
  const path = '/shareImage';
  const bytes = context.pictureBytes?.(src) ?? 0;
  const isSized = width !== undefined && height !== undefined && height > 0;
  const isOddShape = isSized && (width / height > shapes.flattest || width / height < shapes.narrowest);
  const url = parseAddress(src, ownOrigin(context));
  const isElsewhere =
    url !== undefined && url.origin !== ownOrigin(context) && url.origin !== context.brand?.apiOrigin;
  return [
    ...(undrawn.has(pictureTypeOf(src)) ? [found('shareImageFormat', path)] : []),
    ...(bytes > mostBytes
      ? [found('shareImageHeavy', path, { kilobytes: kilobytes(bytes), most: kilobytes(mostBytes) })]
      : []),
    ...(isOddShape ? [found('shareImageShape', path, { width, height })] : []),
    ...(isElsewhere ? [found('shareImageElsewhere', path, { origin: url.origin })] : []),
    // The head says what the template does. Of another host's picture, all is unknown.
    ...((shareImage.width && shareImage.height) || isElsewhere ? [] : [found('shareImageSizeUnknown', path)]),
  ];
};
