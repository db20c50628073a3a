import { act, fireEvent, render, screen } from '@testing-library/react';
import { presetTranslate } from '../../texts/presetTranslate';
import { TranslateContext } from '../../texts/TranslateContext';
import en from '../../../locales/en/borrower.json';
import { CopyButton } from './CopyButton';

const onCopied = jest.fn();
const clipboard = (writeText?: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });

/** As browsers do: what is marked is copied, by an event. */
function provideCommand() {
  const given: string[] = [];
  const command = () => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return true;
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const clipboardData = { setData: (_type: string, text: string) => void given.push(text) };
    field.dispatchEvent(Object.assign(event, { clipboardData }));
    return true;
  };
  Object.assign(document, { execCommand: command });
  return given;
}

const button = <CopyButton label="Copy the reference" text="0123 456" onCopied={onCopied} />;

function show(content = button) {
  render(<TranslateContext value={presetTranslate({ borrower: en })}>{content}</TranslateContext>);
}

async function copy() {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the reference' })));
}

const byHand = () => screen.queryByTestId('copy-by-hand');

beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    },
  });
  onCopied.mockClear();
  clipboard();
  Reflect.deleteProperty(document, 'execCommand');
});

it('copies by the clipboard of the browser', async () => {
  const written: string[] = [];
  clipboard(async (text) => void written.push(text));
  show();
  await copy();
  expect(written).toEqual(['0123 456']);
  expect(onCopied).toHaveBeenCalledTimes(1);
});

it('copies by the old command where there is none, as by http', async () => {
  const given = provideCommand();
  show();
  await copy();
  expect(given).toEqual(['0123 456']);
  expect(onCopied).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('textarea')).toHaveLength(0);
});

it.each([
  ['there is no way', () => undefined],
  ['the command fails', () => Object.assign(document, { execCommand: () => false })],
  ['the command says yes and copies nothing', () => Object.assign(document, { execCommand: () => true })],
])('says nothing of copying where %s, and shows the text to copy by hand', async (_name, provide) => {
  provide();
  show();
  await copy();
  expect(onCopied).not.toHaveBeenCalled();
  expect(byHand()).toBeTruthy();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /did not let us copy/ });
  fireEvent.focus(field);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('0123 456');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(byHand()).toBeNull();
});

it('waits a second at most for a web view that never answers', async () => {
  jest.useFakeTimers();
  clipboard(() => new Promise(() => undefined));
  show();
  await copy();
  expect(byHand()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(byHand()).toBeTruthy();
  jest.useRealTimers();
});
