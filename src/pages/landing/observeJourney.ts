import { blockElementId } from '../../blocks/scrollToBlock';
import { type JourneyFact, journeyFacts, type JourneyFacts } from '../../contract/journey';
import type { Page } from '../../template/block';
import '../preHydration/earlyInput';
import { Journey } from './Journey';

/** What blocks stand in. */
const frames = '[data-testid^="block-"]';
/** What is tapped to do something; a tap on words is none. */
const controls = 'a,button,summary,label,input,select,textarea';
const fields = 'input[name]:not([type=radio]),select[name],textarea[name],[data-field]';

const nameOf = (field: HTMLElement): string =>
  field.dataset.field ?? ('name' in field && typeof field.name === 'string' ? field.name : '');

/** Whether there is something in it, and never what. */
const isFilled = (field: HTMLElement): boolean =>
  'value' in field ? field.value !== '' : field.querySelector(':checked') !== null;

/** What has not been looked at yet is looked at this often while the page changes, in ms. */
const restMs = 300;

/** Follows where a visit of a page stops; `send` hears of it whenever the page is left, of each fact once. */
export function observeJourney(
  view: Window & typeof globalThis,
  { blocks }: Pick<Page, 'blocks'>,
  send: (facts: JourneyFacts, isFirst: boolean) => void,
): void {
  const { document } = view;
  const text = JSON.stringify(blocks);
  // Another screen of the document shows another page's blocks.
  const isOwn = (blockId: string): boolean => text.includes(`"id":${JSON.stringify(blockId)}`);
  const journey = new Journey();
  const note = (fact: JourneyFact, name: string | undefined): void => {
    if (name) journey.note(fact, name);
  };
  /** Of the block around an element; undefined: none of this page's. */
  const idOf = (target: Element): string | undefined => {
    const id = target.closest(frames)?.id.slice(blockElementId('').length);
    return id && isOwn(id) ? id : undefined;
  };
  const fieldOf = (target: EventTarget | null): HTMLElement | null =>
    target instanceof view.Element && idOf(target) ? target.closest<HTMLElement>(fields) : null;

  // Whatever lies above the screen has been passed.
  const watcher = new view.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watcher.unobserve(target);
        if (target.matches(frames)) note('reached', idOf(target));
        else note('seen', nameOf(target as HTMLElement));
      }
    },
    { rootMargin: '1000000px 0px 0px' },
  );
  const known = new WeakSet<Element>();
  const lookAround = (): void => {
    for (const element of document.querySelectorAll(`${frames},${fields}`)) {
      if (known.has(element) || !idOf(element)) continue;
      known.add(element);
      watcher.observe(element);
    }
  };
  const lookAtFields = (): void => {
    for (const field of document.querySelectorAll<HTMLElement>(fields)) {
      if (!fieldOf(field)) continue;
      if (field.getAttribute('aria-invalid') === 'true') note('refused', nameOf(field));
      if (!isFilled(field)) continue;
      note('touched', nameOf(field));
      note('filled', nameOf(field));
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookLater = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      lookAround();
      lookAtFields();
    }, restMs);
  };
  const touch = ({ target }: Pick<Event, 'target'>): void => {
    const field = fieldOf(target);
    if (field) note('touched', nameOf(field));
  };
  const tap = ({ target }: Pick<Event, 'target'>): void => {
    if (target instanceof view.Element && target.closest(controls)) note('tapped', idOf(target));
  };
  lookAround();
  // Before this was loaded.
  view.vitrinaEarly?.taps.forEach((target) => tap({ target }));
  touch({ target: document.activeElement });
  document.addEventListener('focusin', touch);
  document.addEventListener('click', tap, true);
  new view.MutationObserver(lookLater).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-invalid'],
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    lookAtFields();
    const { isFirst, facts } = journey.take();
    if (isFirst || journeyFacts.some((fact) => facts[fact])) send(facts, isFirst);
  });
}
