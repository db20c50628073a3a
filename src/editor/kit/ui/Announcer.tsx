import { useEffect, useSyncExternalStore } from 'react';
import { useClearOfControl } from '../../../ui/useClearOfControl';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './Announcer.module.css';

let said = { text: '', count: 0, isSeen: true };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function say(text: string, isSeen: boolean): void {
  said = { text, count: said.count + 1, isSeen };
  for (const listener of listeners) listener();
}

/** Says for a moment what a key just did, also to people who don't see the screen; the same words twice are heard twice. */
export const announce = (text: string): void => say(text, true);

/** Says what everybody else sees, such as where a dragged block would stand. */
export const announceUnseen = (text: string): void => say(text, false);

/** Where what is said is seen and heard; stands once on a screen, and what was said there ends with it. */
export function Announcer() {
  useEffect(() => () => say('', true), []);
  const { text, count, isSeen } = useSyncExternalStore(subscribe, () => said);
  const bubble = useClearOfControl<HTMLParagraphElement>(count);
  return (
    <div aria-live="polite" data-testid="announcement">
      <p ref={bubble} key={count} className={isSeen ? styles.said : styles.unseen}>
        {isSeen ? text : <VisuallyHidden>{text}</VisuallyHidden>}
      </p>
    </div>
  );
}
