import { blockElementId } from '../../blocks/scrollToBlock';
import '../preHydration/earlyInput';
import { whenAtRest } from '../whenAtRest';
import { fetchCode } from './code';

/** Something that answers came on screen, which was not there at first. */
function whenScrolledTo(elements: readonly Element[], tell: () => void): void {
  const known = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && known.has(target)) {
        observer.disconnect();
        return tell();
      }
      known.add(target);
    }
  });
  elements.forEach((element) => observer.observe(element));
}

/**
 * Tells the early script when the visitor wants something of the page without touching it, which it hears by itself: goes
 * to another screen, or scrolls to a block that answers.
 * @param staticIds blocks that answer nothing
 */
export function watchTouches(staticIds: readonly string[]): void {
  const touch = (): void => window.vitrinaEarly?.touch();
  const isStatic = new Set(staticIds.map(blockElementId));
  const blocks = [...document.querySelectorAll('[data-testid^="block-"]')];
  whenScrolledTo(
    blocks.filter(({ id }) => !isStatic.has(id)),
    touch,
  );
  addEventListener('hashchange', touch);
}

/** Resolves when the page's code has to run: when it is touched, else once it has come while the phone had nothing else to do. */
export async function whenWanted(): Promise<void> {
  const rest = whenAtRest().then(fetchCode).then(whenAtRest);
  await Promise.race([window.vitrinaEarly?.touched, rest]);
}
