import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../../ui/Button';
import type { BlockViewProps } from '../definition';
import { usePage } from '../PageContext';
import { Picture } from '../Picture';
import { usePlace } from '../PlaceContext';
import { Section } from '../Section';
import { pauseUnseen } from './pauseUnseen';
import styles from './View.module.css';

/** Until it is tapped the page asks for the picture alone. */
export function View({ block }: BlockViewProps<'video'>) {
  const translate = useTranslate();
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting');
  const isLeading = usePlace().leadingBlockId === block.id;
  const { title, poster } = block.props;
  // An address that the page may not load was taken out of the template.
  const sources = block.props.sources.filter(({ src }) => src !== '');
  const fail = (): void => setState('failed');
  const play = (): void => setState(sources.length > 0 ? 'playing' : 'failed');
  return (
    <Section title={title}>
      {state === 'playing' ? (
        <Player {...block.props} sources={sources} onFailed={fail} />
      ) : (
        <div className={styles.frame}>
          <Picture image={poster} isLeading={isLeading} className={styles.picture} />
          {state === 'waiting' && (
            <button
              type="button"
              className={styles.play}
              aria-label={translate('blocks:video.play', { title })}
              onClick={play}
            >
              <svg className={styles.mark} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
                <path d="M26 20v24l20-12Z" />
              </svg>
            </button>
          )}
        </div>
      )}
      <div role="alert">
        {state === 'failed' && <Failure onRetry={sources.length > 0 ? play : undefined} />}
      </div>
      {sources[0] && (
        <noscript>
          <a href={sources[0].src}>{translate('blocks:video.open')}</a>
        </noscript>
      )}
    </Section>
  );
}

type PlayerProps = BlockViewProps<'video'>['block']['props'] & { readonly onFailed: () => void };

const isForeign = (address: string): boolean =>
  new URL(address, document.baseURI).origin !== window.location.origin;

function Player({ title, poster, sources, captions = [], onFailed }: PlayerProps) {
  const { locale } = usePage();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    video.current?.focus();
    // A browser that wants a tap on its own controls first shows them; a video that can't be loaded is an error event.
    video.current?.play().catch(() => undefined);
    return video.current ? pauseUnseen(video.current) : undefined;
  }, []);
  // React hears the errors of the files here too. Each that can't be played hands over to the next; the last one has none.
  const failed = ({ target, currentTarget }: SyntheticEvent): void => {
    if (target === currentTarget || target === currentTarget.querySelector('source:last-of-type')) onFailed();
  };
  const tracks = captions.filter(({ src }) => src !== '');
  const shown = tracks.find(({ language }) => language.split('-')[0] === locale);
  return (
    <video
      ref={video}
      className={styles.video}
      aria-label={title}
      width={poster.width}
      height={poster.height}
      controls
      playsInline
      // Without it a browser loads no captions of another origin (HTML standard, track element).
      crossOrigin={tracks.some(({ src }) => isForeign(src)) ? 'anonymous' : undefined}
      tabIndex={0}
      onError={failed}
    >
      {sources.map(({ src, type }, index) => (
        <source key={index} src={src} type={type} />
      ))}
      {tracks.map((track, index) => (
        <track
          key={index}
          kind="captions"
          src={track.src}
          srcLang={track.language}
          label={track.label || undefined}
          default={track === shown}
        />
      ))}
    </video>
  );
}

function Failure({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  const translate = useTranslate();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What had the focus is gone; whoever went on meanwhile is left where they are.
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <div ref={notice} className={styles.failure} tabIndex={-1}>
      <p>{translate('blocks:video.failed')}</p>
      {onRetry && (
        <Button look="secondary" onClick={onRetry}>
          {translate('blocks:video.retry')}
        </Button>
      )}
    </div>
  );
}
