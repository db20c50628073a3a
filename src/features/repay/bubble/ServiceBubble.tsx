import { Headset } from 'lucide-react';
import { Link } from 'react-router-dom';
import { joinClasses } from '../../../ui/joinClasses';
import type { BubblePlace } from './bubblePlace';
import styles from './ServiceBubble.module.css';
import { useBubble } from './useBubble';

interface ServiceBubbleProps {
  readonly label: string;
  /** Address of customer service. */
  readonly address: string;
  readonly place: BubblePlace;
  readonly onMoved: (place: BubblePlace) => void;
}

/** The way to customer service, which can be dragged out of the way; with the keyboard, by the arrow keys. */
export function ServiceBubble({ label, address, place, onMoved }: ServiceBubbleProps) {
  const { element, isPlaced, isDragged, handlers } = useBubble(place, onMoved);
  return (
    <Link
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
    </Link>
  );
}
