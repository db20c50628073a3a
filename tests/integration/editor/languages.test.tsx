/** @jest-environment jsdom */
import '../../support/browserSetup';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { DraftHost, provideEditorWindow, TypedEditor } from '../../support/typedEditor';

// What is drawn on the canvas has no part in what is written, and jsdom can't lay it out.
jest.mock('../../../src/editor/workspace/screen/Canvas', () => ({
  Canvas: () => null,
  phoneWidths: [320, 360, 412],
}));

provideEditorWindow();

// By their words: without its styles Puck's frame counts as hidden, and what is hidden has no role.
const languages = () => within(screen.getByText('Languages of the page').closest('fieldset')!);
/** The tabs above the phone, and those of the page's title. */
const tabs = () =>
  ['[aria-label="Language of the texts"] button', '[data-path="/title"] [aria-controls]'].map((place) =>
    [...document.querySelectorAll(place)].map(({ textContent }) => textContent),
  );
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

const first = {
  schemaVersion: 1,
  locale: 'en',
  title: { en: 'Page', es: 'Página' },
  blocks: [
    { id: 'first', type: 'hero', props: { title: { en: 'One', es: 'Uno' } } },
    { id: 'second', type: 'hero', props: { title: { en: 'Two and more' } } },
  ],
};

async function open() {
  const host = new DraftHost({ page: '', first: '', second: '' });
  const { id } = JSON.parse(host.document) as { id: string };
  host.document = JSON.stringify({ ...first, id });
  const editor = await TypedEditor.open(host);
  const saved = async () => {
    await editor.pause(5_000);
    return JSON.parse(host.document) as typeof first;
  };
  return { editor, saved };
}

test('a language is dropped in one step, after it was said what is lost, and one undo brings it back', async () => {
  const { editor, saved } = await open();
  expect(languages().getByText('2 of 3 texts')).toBeTruthy();
  expect(tabs()).toEqual([
    ['EN', 'ES'],
    ['en', 'es'],
  ]);
  await press(languages().getByText('Drop Spanish'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^2 texts in Spanish are taken out/)).toBeTruthy();
  expect(dialog.getByText('Página')).toBeTruthy();
  await press(dialog.getByRole('button', { name: 'Drop Spanish' }));
  expect(await saved()).toMatchObject({
    title: { en: 'Page' },
    blocks: [{ props: { title: { en: 'One' } } }, { props: { title: { en: 'Two and more' } } }],
  });
  expect(JSON.stringify(await saved())).not.toMatch(/Página|Uno/);
  expect(languages().getByText('Add Spanish')).toBeTruthy();
  expect(tabs()).toEqual([['EN'], []]);
  await editor.press('Undo');
  expect(await saved()).toMatchObject(first);
  expect(editor.canUndo).toBe(false);
  expect(languages().getByText('2 of 3 texts')).toBeTruthy();
});

test('a language that is added shows what is to be translated, and each text leads to its field', async () => {
  const { saved } = await open();
  await press(languages().getByText('Drop Spanish'));
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Drop Spanish' }));
  const dropped = await saved();
  // Nobody could ask for it (contract §4).
  expect(languages().queryByText('Add Chinese')).toBeNull();
  await press(languages().getByText('Add Spanish'));
  expect(tabs()).toEqual([
    ['EN', 'ES'],
    ['en', 'es'],
  ]);
  expect(languages().getByText(/^Nothing is written in Spanish yet/)).toBeTruthy();
  await press(languages().getByText('Two and more', { selector: 'details[open] span' }));
  const field = document.querySelector<HTMLTextAreaElement>(
    '[aria-label="Fields"] [data-path="/props/title"] textarea',
  );
  expect([field?.lang, field?.placeholder]).toEqual(['es', 'Two and more']);
  // Until something is written, the page is as it was.
  expect(await saved()).toEqual(dropped);
});
