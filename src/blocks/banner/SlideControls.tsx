import { useTranslate } from '../../texts/TranslateContext';
import type { Turning } from './useSlides';
import styles from './SlideControls.module.css';

interface SlideControlsProps {
  readonly count: number;
  readonly turning: Turning;
}

export function SlideControls({ count, turning }: SlideControlsProps) {
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
