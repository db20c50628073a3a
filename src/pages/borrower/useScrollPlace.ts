import { useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** How far each entry of the history was scrolled, in px. */
const places = new Map<string, number>();

/** Scrolls once the screen is long enough, which it is when its data is there. */
function scrollOnceTall(place: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.body.scrollHeight - window.innerHeight < place) return;
    observer.disconnect();
    window.scrollTo(0, place);
  });
  observer.observe(document.body);
  return () => observer.disconnect();
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
