import { type JourneyFact, journeyFacts, type JourneyFacts } from '../../contract/journey';
import type { Page } from '../../template/block';
import '../preHydration/earlyInput';
import { Journey } from './Journey';
import { controls, fields, frames, isFilled, nameOf, ownParts, type OwnParts } from './ownParts';

type Note = (fact: JourneyFact, name: string | undefined) => void;

/** What has not been looked at yet is looked at this often while the page changes, in ms. */
const restMs = 300;

/** Notes blocks and fields that come into sight; the returned function looks for new ones. */
function watchSight(view: Window & typeof globalThis, { idOf }: OwnParts, note: Note): () => void {
  // Whatever lies above the screen has been passed.
  const watcher = new view.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        if (target.matches(frames)) note('reached', idOf(target));
        else note('seen', nameOf(target));
      }
    },
    { rootMargin: '1000000px 0px 0px' },
  );
  const known = new WeakSet<Element>();
  return () => {
    for (const element of view.document.querySelectorAll(`${frames},${fields}`)) {
      if (known.has(element) || !idOf(element)) continue;
      known.add(element);
      watcher.observe(element);
    }
  };
}

/** Notes which fields are filled or refused by now. */
function lookAtFields(document: Document, { fieldOf }: OwnParts, note: Note): void {
  for (const field of document.querySelectorAll(fields)) {
    if (!fieldOf(field)) continue;
    if (field.getAttribute('aria-invalid') === 'true') note('refused', nameOf(field));
    if (!isFilled(field)) continue;
    note('touched', nameOf(field));
    note('filled', nameOf(field));
  }
}

/** Notes fields that get the focus and blocks whose controls are tapped, those before this was loaded too. */
function listen(view: Window & typeof globalThis, { idOf, fieldOf }: OwnParts, note: Note): void {
  const { document } = view;
  const touch = ({ target }: Pick<Event, 'target'>): void => {
    const field = target instanceof view.Element ? fieldOf(target) : null;
    if (field) note('touched', nameOf(field));
  };
  const tap = ({ target }: Pick<Event, 'target'>): void => {
    if (target instanceof view.Element && target.closest(controls)) note('tapped', idOf(target));
  };
  view.vitrinaEarly?.taps.forEach((target) => tap({ target }));
  touch({ target: document.activeElement });
  document.addEventListener('focusin', touch);
  document.addEventListener('click', tap, true);
}

/** Calls after the page has changed, and not again before it has rested. */
function onChanges({ MutationObserver, document }: Window & typeof globalThis, look: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookLater = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, restMs);
  };
  new MutationObserver(lookLater).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-invalid'],
  });
}

/** Follows where a visit of a page stops; `send` hears of it whenever the page is left, of each fact once. */
export function observeJourney(
  view: Window & typeof globalThis,
  page: Pick<Page, 'blocks'>,
  send: (facts: JourneyFacts, isFirst: boolean) => void,
): void {
  const { document } = view;
  const parts = ownParts(page);
  const journey = new Journey();
  const note: Note = (fact, name) => {
    if (name) journey.note(fact, name);
  };
  const lookAround = watchSight(view, parts, note);
  lookAround();
  listen(view, parts, note);
  onChanges(view, () => {
    lookAround();
    lookAtFields(document, parts, note);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    lookAtFields(document, parts, note);
    const { isFirst, facts } = journey.take();
    if (isFirst || journeyFacts.some((fact) => facts[fact])) send(facts, isFirst);
  });
}
