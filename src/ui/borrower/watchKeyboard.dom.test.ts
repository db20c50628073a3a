import { watchKeyboard } from './watchKeyboard';

const innerHeight = 740;

/** A phone whose web view tells of its viewport only what a test says. */
function phone() {
  const viewport = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: viewport, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: innerHeight, configurable: true });
  document.body.innerHTML = '<textarea></textarea><input type="checkbox" />';
  let inset: number | undefined;
  const end = watchKeyboard(window, (told) => (inset = told));
  const at = (name: string) => document.querySelector<HTMLElement>(name)!;
  return {
    viewport,
    end,
    inset: () => inset,
    field: at('textarea'),
    box: at('input'),
    say: () => viewport.dispatchEvent(new Event('resize')),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'visualViewport');
  document.body.innerHTML = '';
});

const time = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

test('a keyboard that the viewport tells of is heard at once', () => {
  const { viewport, say, inset, end } = phone();
  expect(inset()).toBe(0);
  viewport.height = 440;
  say();
  expect(inset()).toBe(300);
  viewport.height = innerHeight;
  say();
  expect(inset()).toBe(0);
  end();
});

test('a keyboard that comes and goes without a word is seen while a field has the focus', () => {
  const { viewport, field, inset, end } = phone();
  field.focus();
  viewport.height = 440;
  time(500);
  expect(inset()).toBe(300);
  viewport.height = innerHeight;
  time(500);
  expect(inset()).toBe(0);
  viewport.height = 400;
  time(500);
  expect(inset()).toBe(340);
  viewport.height = innerHeight;
  field.blur();
  time(500);
  expect(inset()).toBe(0);
  end();
});

test('a viewport that stays as it was once the keyboard is gone is believed no more, until it moves', () => {
  const { viewport, field, box, say, inset, end } = phone();
  field.focus();
  viewport.height = 440;
  say();
  box.focus();
  time(300);
  expect(inset()).toBe(300);
  time(2_000);
  expect(inset()).toBe(0);
  say();
  expect(inset()).toBe(0);
  field.focus();
  time(500);
  expect(inset()).toBe(300);
  field.blur();
  time(2_000);
  viewport.height = 500;
  say();
  expect(inset()).toBe(240);
  end();
});

test('a page that is zoomed in has no keyboard', () => {
  const { viewport, say, inset, end } = phone();
  Object.assign(viewport, { height: 370, scale: 2 });
  say();
  expect(inset()).toBe(0);
  Object.assign(viewport, { height: 440, scale: 1.000_001 });
  say();
  expect(inset()).toBe(300);
  end();
});

test('nothing goes on looking once nobody types, or the page is left', () => {
  const { field, end } = phone();
  field.focus();
  field.blur();
  time(2_000);
  expect(jest.getTimerCount()).toBe(0);
  field.focus();
  end();
  expect(jest.getTimerCount()).toBe(0);
});
