import { useRef } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { ActionControl } from '../ActionControl';
import type { BlockViewProps } from '../definition';
import { Picture } from '../Picture';
import { usePlace } from '../PlaceContext';
import { SlideControls } from './SlideControls';
import { useSlides } from './useSlides';
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
