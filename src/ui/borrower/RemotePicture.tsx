import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usePageFacts } from './pageContexts';

interface RemotePictureProps {
  readonly address: string | null | undefined;
  /** Empty: the picture only decorates. */
  readonly alt: string;
  readonly className?: string | undefined;
  readonly width?: number;
  readonly height?: number;
  /** Stands where there is no picture, it may not be shown, or it does not load. */
  readonly fallback: ReactNode;
  /** Of the picture's own size; stands until the picture is drawn. */
  readonly placeholder?: ReactNode;
}

/** A picture that a server names. One that is missing never leaves a hole or a broken mark. */
export function RemotePicture({
  address,
  alt,
  className,
  width,
  height,
  fallback,
  placeholder,
}: RemotePictureProps) {
  const { isPictureAddress } = usePageFacts();
  const [failedAddress, setFailedAddress] = useState<string>();
  const [loadedAddress, setLoadedAddress] = useState<string>();
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // In the host's HTML it may have come, or failed, before the script was there to hear of it.
    const shown = element.current;
    if (!address || !shown?.currentSrc || !shown.complete) return;
    if (shown.naturalWidth === 0) setFailedAddress(address);
    else setLoadedAddress(address);
  }, [address]);
  if (!address || failedAddress === address || !isPictureAddress(address)) return fallback;
  const isAwaited = placeholder !== undefined && loadedAddress !== address;
  return (
    <>
      {isAwaited && placeholder}
      <img
        ref={element}
        className={className}
        src={address}
        alt={alt}
        width={width}
        height={height}
        hidden={isAwaited}
        decoding={placeholder === undefined ? 'async' : 'sync'}
        referrerPolicy="no-referrer"
        onLoad={() => setLoadedAddress(address)}
        onError={() => setFailedAddress(address)}
      />
    </>
  );
}
