import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../../../effects/PageLink';
import { pageAddress } from '../../../kernel/pageAddress';
import { useTranslate } from '../../../texts/TranslateContext';
import type { RepayState } from '../state';
import { bubbleMoved, type BubblePlace } from './bubblePlace';
import styles from './ServiceCorner.module.css';
import { Headset } from 'lucide-react';
import { joinClasses } from '../../../ui/joinClasses';
import { useBubble } from './useBubble';

/** The end of the top bar: the berth of the service bubble, and the bubble, wherever it was put. */
export function ServiceCorner() {
  const dispatch = useDispatch();
  const translate = useTranslate();
  const { search } = useLocation();
  const place = useSelector((state: RepayState) => state.bubble);
  return (
    <>
      <span className={styles.berth} />
      <ServiceBubble
        label={translate('repay:service')}
        address={pageAddress('/customerService', {}, search)}
        place={place}
        onMoved={(moved) => dispatch(bubbleMoved(moved))}
      />
    </>
  );
}

interface ServiceBubbleProps {
  readonly label: string;
  readonly address: string;
  readonly place: BubblePlace;
  readonly onMoved: (place: BubblePlace) => void;
}

/** The way to customer service, which can be dragged out of the way; with the keyboard, by the arrow keys. */
function ServiceBubble({ label, address, place, onMoved }: ServiceBubbleProps) {
  const { element, isPlaced, isDragged, handlers } = useBubble(place, onMoved);
  return (
    <PageLink
      ref={element}
      to={address}
      draggable={false}
      aria-label={label}
      data-testid="service-bubble"
      className={joinClasses(styles.bubble, isPlaced && styles.placed, isDragged && styles.dragged)}
      {...handlers}
    >
      <span className={styles.face}>
        <Headset size={24} aria-hidden="true" />
      </span>
    </PageLink>
  );
}
