import { jumpInPage } from './jumpInPage';

const scrolled: Element[] = [];
const marked = (): string | undefined => scrolled.pop()?.id;

beforeAll(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this);
  };
  document.body.innerHTML =
    '<div id="block-form"></div><div id="block-costs é"></div><h2 id="heading-fees">Fees</h2><a href="#"><b>Go</b></a>';
  jumpInPage();
});

beforeEach(() => window.history.replaceState(null, '', '/landing?id=mx#/downloadTemplate?down_id=d'));
afterEach(() => void scrolled.splice(0));

/** Follows the link as a visitor does; whether the browser was left to do it. */
function follow(href: string, pressed: MouseEventInit = {}): boolean {
  document.querySelector('a')!.setAttribute('href', href);
  return document
    .querySelector('b')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...pressed }));
}

test.each([
  ['#form', 'block-form'],
  ['#fees', 'heading-fees'],
  ['#heading-fees', 'heading-fees'],
  ['#costs%20%C3%A9', 'block-costs é'],
  ['/landing?id=mx#fees', 'heading-fees'],
  ['http://localhost/landing?id=mx#form', 'block-form'],
  ['#nowhere', undefined],
  ['#', undefined],
  ['#%', undefined],
])('%s leads to %s, and the address keeps its screen', (href, place) => {
  expect(follow(href)).toBe(false);
  expect(marked()).toBe(place);
  expect(window.location.hash).toBe('#/downloadTemplate?down_id=d');
});

test('the focus goes along', () => {
  follow('#fees');
  expect(document.activeElement?.id).toBe('heading-fees');
});

test.each<[string, MouseEventInit]>([
  ['#/agreementTemplate', {}],
  ['/landing?id=other#fees', {}],
  ['#form', { ctrlKey: true }],
])('%s %j is the browser’s', (href, pressed) => {
  expect(follow(href, pressed)).toBe(true);
  expect(scrolled).toEqual([]);
});

test('an address that comes to have such a name leads there', () => {
  window.history.replaceState(null, '', '/landing?id=mx#fees');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(marked()).toBe('heading-fees');
});

test('an address with such a name opens there', () => {
  window.history.replaceState(null, '', '/landing?id=mx#fees');
  jumpInPage();
  expect(marked()).toBe('heading-fees');
});
