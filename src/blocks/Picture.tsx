import { useEffect, useRef, useState } from 'react';
import type { ShownImage } from '../template/block';
import { joinClasses } from '../ui/joinClasses';
import styles from './Picture.module.css';

type Source = NonNullable<ShownImage['sources']>[number];

/** Best first: the browser takes the first type that it can show. */
const types: readonly Source['type'][] = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'];

const candidates = (sources: readonly Source[]): string =>
  [...sources]
    .sort((one, other) => one.width - other.width)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ');

function Sources({ sources, sizes }: { readonly sources: readonly Source[]; readonly sizes: string }) {
  return types.map((type) => {
    const ofType = sources.filter((source) => source.type === type);
    return ofType.length > 0 && <source key={type} type={type} srcSet={candidates(ofType)} sizes={sizes} />;
  });
}

interface PictureProps {
  readonly image: ShownImage;
  /** In the first view: loaded at once and before other pictures. Others wait until they come near. */
  readonly isLeading?: boolean;
  /** Width that the picture is drawn at, as in the `sizes` attribute. */
  readonly sizes?: string;
  readonly className?: string | undefined;
}

/** A picture that keeps its place while it loads; one that can't be shown leaves its alternative text. */
export function Picture({
  image,
  isLeading = false,
  sizes = '(min-width: 36rem) 36rem, 100vw',
  className,
}: PictureProps) {
  const [failed, setFailed] = useState('');
  const element = useRef<HTMLImageElement>(null);
  const { src, alt = '', width, height, sources = [] } = image;
  useEffect(() => {
    // It may have failed before the script was there to hear of it.
    const shown = element.current;
    if (shown?.currentSrc && shown.complete && shown.naturalWidth === 0) setFailed(src);
  }, [src]);
  if (!src || failed === src) {
    return alt ? <p className={joinClasses(styles.missing, className)}>{alt}</p> : null;
  }
  return (
    <picture>
      <Sources sources={sources} sizes={sizes} />
      <img
        ref={element}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isLeading ? 'eager' : 'lazy'}
        fetchPriority={isLeading ? 'high' : 'auto'}
        decoding="async"
        className={joinClasses(styles.picture, !(width && height) && styles.unsized, className)}
        onError={() => setFailed(src)}
      />
    </picture>
  );
}
