import { useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled, in px. */
const places = new Map<string, number>();

/** Scrolls once the screen is long enough, which it is when its data is there; a person who moves it is left alone. */
function scrollOnceTall(place: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return;
    stop();
    window.scrollTo(0, place);
  });
  const moves = ['touchstart', 'wheel', 'keydown'] as const;
  function stop(): void {
    observer.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  }
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** A screen begins at its top; one that is returned to, where it was left. */
export function useScrollPlace(key: string): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  // With the screen itself: a moment later the next one's shorter page would be taken for this one's place.
  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  useLayoutEffect(() => {
    const place = isReturn ? places.get(key) : 0;
    // Unknown where the document was only opened, or loaded anew: browsers see to that.
    if (place === undefined) return undefined;
    window.scrollTo(0, 0);
    return place > 0 ? scrollOnceTall(place) : undefined;
  }, [key, isReturn]);
}
