import { act, fireEvent, waitFor } from '@testing-library/react';
import { Suspense, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrationMarker } from '../../ui/HydrationMarker';
import { hydrateInSlices } from '../hydrateInSlices';
import type { EarlyInput } from './earlyInput';
import { keepEarlyFields, replayEarlyTaps } from './replayEarlyInput';

// No message channels in the tests' browser.
jest.mock('../nextTask', () => ({ nextTask: () => new Promise((resolve) => setTimeout(resolve)) }));

interface Said {
  text: string;
  isTicked: boolean;
  choice: string;
  taps: number;
}

const said: Said = { text: '', isTicked: false, choice: '', taps: 0 };

const earlyInput = (taps: HTMLElement[]): EarlyInput => ({
  taps,
  isHydrated: false,
  touched: Promise.resolve(),
  touch: () => undefined,
  openedHash: '',
  countedVisits: [],
  errors: [],
});

/** Fields that show what the page knows, as all of ours do. */
function Form() {
  const [state, setState] = useState(said);
  const change = (part: Partial<Said>): void => {
    Object.assign(said, part);
    setState((before) => ({ ...before, ...part }));
  };
  return (
    <form>
      <input
        data-testid="text"
        value={state.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <input
        data-testid="box"
        type="checkbox"
        checked={state.isTicked}
        onChange={({ target }) => change({ isTicked: target.checked })}
      />
      <select value={state.choice} onChange={({ target }) => change({ choice: target.value })}>
        <option value="">-</option>
        <option value="one">1</option>
      </select>
      <button type="button" data-testid="go" onClick={() => change({ taps: said.taps + 1 })}>
        Go
      </button>
    </form>
  );
}

/** Draws the form on the server, lets the visitor act, then hydrates. */
function hydrateAfter(
  visitorActs: (root: HTMLElement) => void,
  actsOnHydrated?: (root: HTMLElement) => void,
): HTMLElement {
  Object.assign(said, { text: '', isTicked: false, choice: '', taps: 0 });
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const root = document.getElementById('root')!;
  window.vitrinaEarly = earlyInput([]);
  visitorActs(root);
  const repeatFields = keepEarlyFields(root);
  act(() => void hydrateRoot(root, <Form />));
  actsOnHydrated?.(root);
  act(() => {
    repeatFields();
    replayEarlyTaps();
  });
  return root;
}

test('letters that were typed before hydration are known to the page and stay in their field', () => {
  const root = hydrateAfter((page) => (page.querySelector('input')!.value = '5512'));
  expect(said.text).toBe('5512');
  expect(root.querySelector('input')!.value).toBe('5512');
});

test('a box that was ticked and an option that was chosen are known too', () => {
  const root = hydrateAfter((page) => {
    page.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
    page.querySelector('select')!.value = 'one';
  });
  expect(said).toMatchObject({ isTicked: true, choice: 'one' });
  expect(root.querySelector<HTMLInputElement>('[type=checkbox]')!.checked).toBe(true);
});

test('a kept tap acts once, and fields that nobody touched are not changed', () => {
  hydrateAfter((page) => window.vitrinaEarly!.taps.push(page.querySelector('button')!));
  expect(said).toEqual({ text: '', isTicked: false, choice: '', taps: 1 });
  act(() => replayEarlyTaps());
  expect(said.taps).toBe(1);
});

test('what was typed in a part that React draws anew stays; a tap there agreed to other terms, and does not act', async () => {
  Object.assign(said, { text: '', isTicked: false, choice: '', taps: 0 });
  const viewOf = (words: string) => (
    <Suspense fallback={null}>
      <p>{words}</p>
      <Form />
    </Suspense>
  );
  document.body.innerHTML = `<div id="root">${renderToString(viewOf('Due on the 10th'))}</div>`;
  const root = document.getElementById('root')!;
  const drawn = root.querySelector('button')!;
  root.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
  root.querySelector('input')!.value = '5512';
  window.vitrinaEarly = earlyInput([drawn]);
  const repeatFields = keepEarlyFields(root);
  await act(
    async () => void hydrateRoot(root, viewOf('Due on the 9th'), { onRecoverableError: () => undefined }),
  );
  expect(drawn.isConnected).toBe(false);
  act(() => {
    repeatFields();
    replayEarlyTaps();
  });
  expect(said).toEqual({ text: '5512', isTicked: true, choice: '', taps: 0 });
});

test('a file that was chosen early stays, and so does what was typed beside it', () => {
  const form = (
    <div>
      <input type="file" />
      <Form />
    </div>
  );
  Object.assign(said, { text: '' });
  document.body.innerHTML = `<div id="root">${renderToString(form)}</div>`;
  const root = document.getElementById('root')!;
  window.vitrinaEarly = earlyInput([]);
  const [file, text] = root.querySelectorAll('input');
  // As a browser has it: nobody can write a name.
  let name = String.raw`C:\fakepath\receipt.jpg`;
  Object.defineProperty(file, 'value', {
    get: () => name,
    set: (value: string) => {
      if (value !== '') throw new DOMException('', 'InvalidStateError');
      name = '';
    },
  });
  text!.value = '5512';
  const repeatFields = keepEarlyFields(root);
  act(() => void hydrateRoot(root, form));
  act(() => repeatFields());
  expect(file!.value).toMatch(/receipt/);
  expect(said.text).toBe('5512');
});

/** Typed by a person: the browser writes it, React hears of it by the event. */
function type(root: HTMLElement, value: string): void {
  const field = root.querySelector('input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  fireEvent(field, new Event('input', { bubbles: true }));
}

test.each([
  ['deleted', '551', ''],
  ['typed', '', '98'],
  ['typed once more', '55', '551'],
])('what is %s while React takes the page over is so afterwards', (_, before, after) => {
  const root = hydrateAfter(
    (page) => (page.querySelector('input')!.value = before),
    (page) => type(page, after),
  );
  expect(said.text).toBe(after);
  expect(root.querySelector('input')!.value).toBe(after);
});

/** As a landing page: the page is hydrated while its blocks, each in a suspense of its own, are not. */
function Page({ onHydrated }: { readonly onHydrated?: () => void }) {
  useEffect(() => {
    onHydrated?.();
  }, [onHydrated]);
  return (
    <Suspense fallback={null}>
      <Form />
    </Suspense>
  );
}

test('a block that React has not hydrated yet gets what was typed and tapped there', async () => {
  Object.assign(said, { text: '', isTicked: false, choice: '', taps: 0 });
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  const root = document.getElementById('root')!;
  root.querySelector('input')!.value = '5512';
  root.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
  window.vitrinaEarly = earlyInput([root.querySelector('button')!]);
  const repeatFields = keepEarlyFields(root);
  const replay = () =>
    setTimeout(() => {
      repeatFields();
      replayEarlyTaps();
    });
  // The scheduler's own order matters here, which `act` would replace.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  hydrateRoot(root, <Page onHydrated={replay} />);
  await waitFor(() => expect(said).toEqual({ text: '5512', isTicked: true, choice: '', taps: 1 }));
  await waitFor(() => expect(root.querySelector('input')!.value).toBe('5512'));
});

/** Drawn once more as it is hydrated, before the page knows what was typed. */
function DrawnTwice() {
  const [text, setText] = useState('');
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(draw, [draw]);
  return (
    <input
      value={text}
      onChange={({ target }) => {
        said.text = target.value;
        setText(target.value);
      }}
    />
  );
}

test('a letter that is typed after a drawing has undone the others stands behind them', () => {
  said.text = '';
  document.body.innerHTML = `<div id="root">${renderToString(<DrawnTwice />)}</div>`;
  const root = document.getElementById('root')!;
  window.vitrinaEarly = earlyInput([]);
  const field = root.querySelector('input')!;
  field.value = '551';
  const repeatFields = keepEarlyFields(root);
  act(() => void hydrateRoot(root, <DrawnTwice />));
  expect(field.value).toBe('');
  fireEvent(field, new InputEvent('beforeinput', { bubbles: true, data: '2' }));
  type(root, `${field.value}2`);
  act(() => repeatFields());
  expect([said.text, field.value]).toEqual(['5512', '5512']);
});

const paidBy: string[] = [];
/** As the screen that pays: what it loads is told as it is hydrated, and draws it once more. */
function Cards() {
  const [card, setCard] = useState('');
  const [isOpen, open] = useReducer(() => true, false);
  useLayoutEffect(open, [open]);
  const choose = (id: string): void => {
    paidBy.push(id);
    setCard(id);
  };
  return (
    <form>
      {['a', 'b', 'c'].map((id) => (
        <input
          key={id}
          type="radio"
          name="card"
          value={id}
          checked={card === id}
          onChange={() => choose(id)}
        />
      ))}
      <output>{`${card} ${isOpen ? 'open' : ''}`}</output>
    </form>
  );
}

/** Hydrates while somebody acts: in the host's drawing, and right after React was told to begin. */
async function hydrateWhile(
  actsBefore: (root: HTMLElement) => void,
  actsMeanwhile: (root: HTMLElement) => void,
): Promise<HTMLElement> {
  paidBy.length = 0;
  const viewOf = (onHydrated?: () => void) => (
    <>
      <Cards />
      <HydrationMarker onHydrated={onHydrated} />
    </>
  );
  document.body.innerHTML = `<div id="root">${renderToString(viewOf())}</div>`;
  const root = document.getElementById('root')!;
  window.vitrinaEarly = earlyInput([]);
  // The scheduler's own order matters here, which `act` would replace.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  actsBefore(root);
  await hydrateInSlices(root, (onHydrated) => viewOf(onHydrated));
  actsMeanwhile(root);
  await waitFor(() => expect(window.vitrinaEarly?.isHydrated).toBe(true));
  return root;
}
const tap = (card: string) => (root: HTMLElement) =>
  root.querySelector<HTMLInputElement>(`[value="${card}"]`)!.click();
const nothing = (): void => undefined;

test.each([
  ['before React begins', tap('b'), nothing],
  ['while React hydrates', nothing, tap('b')],
  ['in the place of an earlier one', tap('c'), tap('b')],
  ['in the place of a later one', tap('a'), tap('b')],
])('a card that is chosen %s is the one that is paid by', async (_, before, meanwhile) => {
  const root = await hydrateWhile(before, meanwhile);
  await waitFor(() => expect(root.querySelector('output')?.textContent).toBe('b open'));
  expect(root.querySelector<HTMLInputElement>(':checked')!.value).toBe('b');
  expect(paidBy).toEqual(['b']);
});
