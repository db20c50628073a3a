import { useSyncExternalStore } from 'react';
import styles from './Announcer.module.css';

let said = { text: '', count: 0 };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says for a moment what a key just did, also to people who don't see the screen; the same words twice are heard twice. */
export function announce(text: string): void {
  said = { text, count: said.count + 1 };
  for (const listener of listeners) listener();
}

/** Where `announce` is seen and heard; stands once on a screen. */
export function Announcer() {
  const { text, count } = useSyncExternalStore(subscribe, () => said);
  return (
    <div aria-live="polite" data-testid="announcement">
      <p key={count} className={styles.said}>
        {text}
      </p>
    </div>
  );
}
