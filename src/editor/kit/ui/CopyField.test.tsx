import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import editor from '../../../../locales/en/editor.json';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { RecoveryCodes } from '../../identity/secondFactor/RecoveryCodes';
import { CopyField } from './CopyField';

const codes = ['aaaa-bbbb', 'cccc-dddd'];
const link = 'https://pages.example/preview/abc';

function show(content: React.ReactNode) {
  render(<TranslateContext value={presetTranslate({ editor })}>{content}</TranslateContext>);
  return userEvent.setup();
}

/** As on an address without TLS. */
const withoutClipboard = () =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });

function marked(): string {
  const field = document.activeElement as HTMLInputElement;
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
}

it('marks recovery codes to be copied by hand where the browser has no clipboard, and keeps them there', async () => {
  const onKept = jest.fn();
  const user = show(<RecoveryCodes codes={codes} onKept={onKept} />);
  withoutClipboard();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Copy codes' }));
  await screen.findByText(/did not let us copy it/);
  expect(screen.queryByText('Copied')).toBeNull();
  expect(marked()).toBe(codes.join('\n'));
  await user.click(screen.getByRole('button', { name: 'Copy codes' }));
  expect(marked()).toBe(codes.join('\n'));
  expect(onKept).not.toHaveBeenCalled();
});

it('says that a text is copied where it is, and marks it where it is not', async () => {
  const user = show(<CopyField label="Address" value={link} copyLabel="Copy the link" />);
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(link);
  withoutClipboard();
  await user.click(screen.getByRole('button', { name: 'Copy the link' }));
  await screen.findByText(/did not let us copy it/);
  expect(marked()).toBe(link);
});
