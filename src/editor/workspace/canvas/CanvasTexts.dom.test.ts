import { fireEvent } from '@testing-library/dom';
import type { Locale } from '../../../kernel/locale';
import { setAtPointer } from '../../../kernel/jsonPointer';
import { CanvasTexts, writtenOffsetOf } from './CanvasTexts';
import type { ChosenBlock } from './chosenBlock';
import { markTexts } from './textMarks';

const words = {
  appName: 'Presta',
  lender: { name: 'L', registration: '', address: '', email: '' },
  servicePhone: '',
};

// jsdom neither lays out nor scrolls.
Element.prototype.scrollIntoView = jest.fn();

/** The form of a block with what was changed in it. */
function formOf(props: object) {
  let value: unknown = { id: 'one', type: 'hero', props };
  const listeners = new Set<() => void>();
  const set = (next: unknown): void => {
    value = next;
    listeners.forEach((listener) => listener());
  };
  return {
    set,
    props: () => (value as { props: Record<string, unknown> }).props,
    readValue: () => value,
    change: (pointer: string, changed: unknown) => set(setAtPointer(value, pointer, changed)),
    flush: jest.fn(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

let opened: CanvasTexts | undefined;

/** A hero on the canvas as its view draws it, chosen, in a language. */
function open(props: object, language: Locale = 'es', own: Locale = 'es') {
  const form = formOf(props);
  const options = { shown: language, own, builtIn: () => undefined, withEmpty: true };
  const at = (pointer: string): string => {
    const { props: marked } = markTexts('hero', form.readValue(), options) as {
      props: { title?: string; subtitle?: string; cta?: { label: string } };
    };
    return { title: marked.title, subtitle: marked.subtitle, label: marked.cta?.label }[pointer] ?? '';
  };
  document.body.innerHTML =
    '<div data-puck-component="one" tabindex="0"><div id="block-one" data-testid="block-one">' +
    '<h1></h1><p style="white-space: pre-line"></p><button></button></div></div>';
  const [h1, p, button] = ['h1', 'p', 'button'].map((each) => document.querySelector(each)!);
  /** As React does where the only child of an element is a text. */
  const draw = (): void => {
    h1!.textContent = at('title');
    p!.textContent = at('subtitle');
    button!.textContent = at('label');
  };
  draw();
  const onHeld = jest.fn();
  const onHtml = jest.fn();
  const texts = new CanvasTexts(document.body, { onHeld, onHtml, claim: () => () => undefined });
  const block: ChosenBlock = {
    itemId: 'one',
    type: 'hero',
    form,
    language,
    own,
    words,
    builtIn: () => undefined,
    labelOf: ({ key }) => key,
    pictureWords: { hint: 'Say what it shows.', none: 'None' },
  };
  texts.choose(block);
  opened = texts;
  const span = (pointer: string): HTMLElement => document.querySelector(`[data-text="/props/${pointer}"]`)!;
  const type = (pointer: string, text: string): void => {
    span(pointer).focus();
    span(pointer).textContent = text;
    fireEvent.input(span(pointer));
  };
  return { texts, block, form, draw, span, type, onHeld, h1: h1! };
}

afterEach(() => {
  opened?.close();
  document.body.innerHTML = '';
});

const hero = {
  title: 'Hola',
  subtitle: 'Con {{appName}} hoy',
  cta: { label: 'Pedir', action: { type: 'openApp' } },
};

test('what is typed goes to the form, in its language, and the view is kept from drawing it anew', () => {
  const { type, form, onHeld } = open(hero, 'en', 'es');
  type('title', 'Hello');
  expect(form.props().title).toEqual({ es: 'Hola', en: 'Hello' });
  expect(onHeld).toHaveBeenLastCalledWith('one', { pointer: '/props/title', text: 'Hola' });
  (document.activeElement as HTMLElement).blur();
  expect(form.flush).toHaveBeenCalled();
  expect(onHeld).toHaveBeenLastCalledWith('one', undefined);
});

test('places of the brand are shown filled and edited as they are written', () => {
  const { span, texts, form } = open(hero);
  expect(span('subtitle').textContent).toBe('Con Presta hoy');
  texts.focus({ itemId: 'one', pointer: '/props/subtitle' });
  expect(span('subtitle').textContent).toBe('Con {{appName}} hoy');
  expect(document.activeElement).toBe(span('subtitle'));
  span('subtitle').blur();
  expect(span('subtitle').textContent).toBe('Con Presta hoy');
  expect(form.props()).toEqual(hero);
});

test.each([
  ['Con {{appName}} hoy', 2, 2],
  ['Con {{appName}} hoy', 10, 15],
  ['Con {{appName}} hoy', 14, 19],
  ['{{appName}}', 3, 11],
  ['plain', 4, 4],
])('in %j the cursor at %i of what is shown stands at %i of what is written', (written, shown, offset) => {
  expect(writtenOffsetOf(written, words, shown)).toBe(offset);
});

test('an optional text that is emptied is taken away; a required one stays, empty', () => {
  const { type, form } = open(hero);
  type('subtitle', '');
  type('title', '');
  expect(form.props()).toEqual({ title: '', cta: hero.cta });
});

test('a text without a word of the language shows what stands for it, chosen whole, and leaves nothing behind', () => {
  const { texts, span, form } = open(hero, 'en', 'es');
  texts.focus({ itemId: 'one', pointer: '/props/title' });
  expect(span('title').textContent).toBe('Hola');
  expect(document.getSelection()!.toString()).toBe('Hola');
  span('title').blur();
  expect(form.props()).toEqual(hero);
});

test('the field and the canvas stay in step', () => {
  const { form, span, texts } = open(hero);
  form.change('/props/title', 'Del campo');
  expect(span('title').textContent).toBe('Del campo');
  texts.focus({ itemId: 'one', pointer: '/props/title' });
  form.change('/props/title', 'Deshecho');
  expect(span('title').textContent).toBe('Deshecho');
});

test('a view that draws a text anew gets its field back, with the cursor in it', async () => {
  const { form, draw, span, texts } = open(hero);
  texts.focus({ itemId: 'one', pointer: '/props/title', at: 2 });
  form.change('/props/title', 'Holas');
  draw();
  await nextTask();
  expect(span('title').textContent).toBe('Holas');
  expect(document.activeElement).toBe(span('title'));
  expect(document.querySelectorAll('[data-text="/props/title"]')).toHaveLength(1);
  expect(document.body.innerHTML).not.toMatch(/[\uFDD0-\uFDD3]/);
});

test('another block that is chosen leaves the page as the view drew it', () => {
  const { texts, h1 } = open(hero);
  texts.choose(undefined);
  expect(h1.innerHTML).toBe('Hola');
  expect(document.querySelector('[contenteditable]')).toBeNull();
});

test('Escape and, in a text of one line, Enter leave the text for its block; keys are not heard by others', () => {
  const { texts, span, form } = open(hero);
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  for (const key of ['Escape', 'Enter']) {
    texts.focus({ itemId: 'one', pointer: '/props/title' });
    fireEvent.keyDown(span('title'), { key });
    expect((document.activeElement as HTMLElement).dataset.puckComponent).toBe('one');
  }
  texts.focus({ itemId: 'one', pointer: '/props/title' });
  fireEvent.keyDown(span('title'), { key: 'Backspace' });
  expect(heard).not.toHaveBeenCalled();
  document.removeEventListener('keydown', heard);
  expect(form.props()).toEqual(hero);
});

test('Enter breaks the line where the text keeps its lines', () => {
  const { texts, span, form } = open(hero);
  texts.focus({ itemId: 'one', pointer: '/props/subtitle' });
  fireEvent.keyDown(span('subtitle'), { key: 'Enter' });
  expect(form.props().subtitle).toBe('Con {{appName}} hoy\n');
});

test('what is pasted is plain text, on one line where the text has one', () => {
  const { texts, span, form } = open(hero);
  texts.focus({ itemId: 'one', pointer: '/props/title', at: 0 });
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? 'Uno\r\n dos ' : '<b>no</b>') };
  fireEvent.paste(span('title'), { clipboardData });
  expect(form.props().title).toBe('Uno dos Hola');
});

test('a space in the label of a button is a space, and pressing the label does nothing', () => {
  const { texts, span, form } = open(hero);
  const pressed = jest.fn();
  document.querySelector('button')!.addEventListener('click', pressed);
  texts.focus({ itemId: 'one', pointer: '/props/cta/label' });
  const isLeft = fireEvent.keyDown(span('cta/label'), { key: ' ' });
  expect(isLeft).toBe(false);
  expect(form.props().cta).toMatchObject({ label: 'Pedir ' });
  fireEvent.click(span('cta/label'));
  expect(pressed).not.toHaveBeenCalled();
});

test('while characters are composed nothing is put in their place', () => {
  const { texts, span, form } = open(hero);
  texts.focus({ itemId: 'one', pointer: '/props/title' });
  fireEvent.compositionStart(span('title'));
  span('title').textContent = 'Holani';
  fireEvent.input(span('title'));
  form.set({ id: 'one', type: 'hero', props: { ...hero, title: 'Otra' } });
  expect(span('title').textContent).toBe('Holani');
  span('title').textContent = 'Hola你';
  fireEvent.compositionEnd(span('title'));
  expect(form.props().title).toBe('Hola你');
});

test('Enter on the block goes into its first text', () => {
  const { span } = open(hero);
  const block = document.querySelector<HTMLElement>('[data-puck-component]')!;
  block.focus();
  fireEvent.keyDown(block, { key: 'Enter' });
  expect(document.activeElement).toBe(span('title'));
});
