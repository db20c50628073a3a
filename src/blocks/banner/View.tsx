import { useRef } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { ActionControl } from '../ActionControl';
import type { BlockViewProps } from '../definition';
import { Picture } from '../Picture';
import { usePlace } from '../PlaceContext';
import { type Turning, useSlides } from './useSlides';
import styles from './View.module.css';

const defaultInterval = 3000;

export function View({ block }: BlockViewProps<'banner'>) {
  const translate = useTranslate();
  const { slides, intervalMs = defaultInterval } = block.props;
  const isLeading = usePlace().leadingBlockId === block.id;
  const track = useRef<HTMLUListElement>(null);
  const turning = useSlides(track, slides.length, intervalMs);
  if (slides.length === 0) return null;
  return (
    <div
      className={styles.carousel}
      role="group"
      aria-label={translate('blocks:carousel.label')}
      data-testid="carousel"
      {...turning.pauseHandlers}
    >
      <ul ref={track} className={styles.track} tabIndex={0} onScroll={turning.onScroll}>
        {slides.map(({ image, action }, index) => {
          const picture = (
            <Picture image={image} isLeading={isLeading && index === 0} className={styles.picture} />
          );
          return (
            <li key={index} className={styles.slide}>
              {action ? (
                <ActionControl action={action} className={styles.control}>
                  {picture}
                </ActionControl>
              ) : (
                picture
              )}
            </li>
          );
        })}
      </ul>
      {slides.length > 1 && <SlideControls count={slides.length} turning={turning} />}
    </div>
  );
}

interface SlideControlsProps {
  readonly count: number;
  readonly turning: Turning;
}

function SlideControls({ count, turning }: SlideControlsProps) {
  const translate = useTranslate();
  const { current, isPlaying, show, toggle } = turning;
  return (
    <div className={styles.controls}>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={translate('blocks:carousel.show', { number: index + 1, count })}
          aria-current={index === current}
          onClick={() => show(index)}
        />
      ))}
      <button
        type="button"
        className={styles.pause}
        aria-label={translate(isPlaying ? 'blocks:carousel.pause' : 'blocks:carousel.play')}
        onClick={toggle}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d={isPlaying ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M5 3l8 5-8 5z'} />
        </svg>
      </button>
    </div>
  );
}
