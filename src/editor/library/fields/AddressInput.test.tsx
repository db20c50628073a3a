import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import english from '../../../../locales/en/editor.json';
import editing from '../../../../locales/en/editorEdit.json';
import fields from '../../../../locales/en/editorFields.json';
import { definitionFields, type FieldSchema, pageFields } from '../../../generated/fieldSchemas';
import type { TemplateEntry, TemplateState } from '../../../generated/editor';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { createEditorClient } from '../../kit/api/editorClient';
import { linkSlices, watchLinkPages } from '../links/linkPagesFeature';
import { type OwnPage, OwnPageContext } from '../links/OwnPage';
import { reducersOf } from '../../kit/shell/feature';
import { FieldView } from './FieldView';
import { FormContext } from './FormContext';
import { testForm } from './testing/testForm';

// jsdom leaves these out; dialogs ask them how an on-screen keyboard would come.
const stillList = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(window, { matchMedia: () => stillList });
Object.assign(globalThis, { CSS: { escape: (text: string) => text, supports: () => false } });

const entry = (id: string, name: string, state: TemplateState): TemplateEntry => ({
  id,
  name,
  state,
  kind: 'landing',
  locale: 'es',
  market: 'mx',
  changedByName: 'Ana',
  changedAt: 0,
  liveRevision: state === 'live' ? 1 : null,
  lockedByName: null,
  approval: null,
  folderId: null,
  publishedAt: null,
  isArchived: false,
  isChanged: false,
  offline: null,
  publishAt: null,
  isChangedSinceScheduled: false,
  endAt: null,
  blocksOff: 0,
  guard: null,
  lastDays: { visits: 0, registrations: 0 },
  syncedBehind: [],
});

const pages = [
  entry('bienvenida', 'Bienvenida', 'live'),
  entry('verano', 'Campaña de verano', 'draft'),
  entry('site-home', 'Official site: home', 'live'),
  { ...entry('delhi', 'Delhi', 'live'), market: 'in' },
  ...Array.from({ length: 60 }, (_, place) => entry(`otra-${place}`, `Otra ${place}`, 'live')),
];

/** What the host answers: rows by name and id, a part at a time. */
function listOf(path: string) {
  const query = new URL(path, 'https://pages.example').searchParams;
  const [search, ids, from] = [query.get('search') ?? '', query.get('ids'), Number(query.get('cursor') ?? 0)];
  const found = pages.filter(({ id, name }) =>
    ids === null ? `${name} ${id}`.toLowerCase().includes(search) : ids.split(',').includes(id),
  );
  const until = from + Number(query.get('limit'));
  return {
    templates: found.slice(from, until),
    next: until < found.length ? String(until) : null,
    total: found.length,
    waitingForMe: 0,
  };
}

function Field({ schema, first, onChange }: { schema: FieldSchema; first: string; onChange: jest.Mock }) {
  const [value, setValue] = useState<unknown>(first);
  const context = useMemo(
    () => ({
      ...testForm,
      change: (_: string, changed: unknown) => {
        onChange(changed);
        setValue(changed);
      },
    }),
    [onChange],
  );
  return (
    <FormContext value={context}>
      <FieldView schema={schema} path="/a" value={value} />
    </FormContext>
  );
}

const nowhere: OwnPage = { id: '', market: undefined };

async function open(schema: FieldSchema | undefined, first: string, page: OwnPage = nowhere) {
  if (!schema) throw new Error('no such field');
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers(reducersOf(linkSlices)),
    middleware: () => new Tuple(saga),
  });
  const asked: string[] = [];
  const client = createEditorClient({
    fetch: async (url) => {
      const path = typeof url === 'string' ? url : '';
      asked.push(path);
      return { ok: true, status: 200, text: async () => JSON.stringify(listOf(path)) } as unknown as Response;
    },
    csrfToken: () => '',
    onProblem: () => undefined,
  });
  saga.run(() => watchLinkPages(client));
  const onChange = jest.fn();
  const words = { editor: english, editorEdit: editing, editorFields: fields };
  render(
    <Provider store={store}>
      <TranslateContext value={presetTranslate(words)}>
        <OwnPageContext value={page}>
          <Field schema={schema} first={first} onChange={onChange} />
        </OwnPageContext>
      </TranslateContext>
    </Provider>,
  );
  return { onChange, asked, user: userEvent.setup() };
}

const href = definitionFields.linkAction.find(({ key }) => key === 'href');
const links = pageFields.find(({ key }) => key === 'links');
const after = links?.kind === 'object' ? links.fields.find(({ key }) => key === 'after') : undefined;
const choose = { name: 'Choose where it leads' };

it('chooses a page of ours, and says whether visitors can open it', async () => {
  const { user, onChange } = await open(href, '/landing?id=bienvenida');
  expect((await screen.findByText('Bienvenida')).parentElement?.textContent).toContain('Live');
  await user.click(screen.getByRole('button', choose));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('searchbox'), 'verano');
  await user.click(await dialog.findByRole('radio', { name: /^Campaña de verano.*Draft/ }));
  expect(dialog.getByText(/can’t open this page yet/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Use this link' }));
  expect(onChange.mock.calls).toEqual([['/landing?id=verano']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText(/can’t open this page yet/)).toBeTruthy();
});

it('shows pages of the same market first, and not the page itself', async () => {
  const { user } = await open(href, '', { id: 'bienvenida', market: 'in' });
  await user.click(screen.getByRole('button', choose));
  const found = await screen.findAllByRole('radio', { name: /Live|Draft/ });
  expect(found.slice(0, 2).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringContaining('Delhi'),
    expect.stringContaining('Campaña de verano'),
  ]);
});

it('chooses a page of the site or a telephone, and keeps no address that the page would remove', async () => {
  const { user, onChange } = await open(href, '');
  await user.click(screen.getByRole('button', choose));
  const dialog = within(screen.getByRole('dialog'));
  const use = dialog.getByRole('button', { name: 'Use this link' });
  await user.click(dialog.getByRole('radio', { name: 'Web address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), 'http://a.example{Enter}');
  expect(dialog.getByText(/not secure/)).toBeTruthy();
  expect(use.hasAttribute('disabled')).toBe(true);
  await user.click(dialog.getByRole('radio', { name: 'Telephone' }));
  await user.type(dialog.getByRole('textbox'), '+52 55 1234 5678{Enter}');
  expect(onChange.mock.calls).toEqual([['tel:+525512345678']]);
});

it('checks an address while it is typed', async () => {
  const { user } = await open(href, '');
  const input = screen.getByRole('textbox');
  await user.type(input, 'example.org');
  expect(screen.getByText(/Begin with https/)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await user.clear(input);
  await user.type(input, 'https://example.org/a');
  expect(screen.getByText('Leaves for example.org')).toBeTruthy();
});

it('chooses the template that follows', async () => {
  const { user, onChange } = await open(after, 'gone');
  expect(await screen.findByText('There is no page of this id.')).toBeTruthy();
  await user.click(screen.getByRole('button', choose));
  await user.click(await screen.findByRole('radio', { name: /^Bienvenida.*Live/ }));
  await user.click(screen.getByRole('button', { name: 'Use this link' }));
  expect(onChange.mock.calls).toEqual([['bienvenida']]);
});

it('finds a page among more than a person looks through, by id too, and asks once for what is typed', async () => {
  const { user, asked, onChange } = await open(href, '');
  await user.click(screen.getByRole('button', choose));
  const dialog = within(screen.getByRole('dialog'));
  const shown = () => dialog.queryAllByRole('radio', { name: /Live|Draft/ }).length;
  // Thirty at a time; pages of the official site have addresses of their own.
  await waitFor(() => expect(shown()).toBe(29));
  expect(dialog.queryByText('Official site: home')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(shown()).toBe(59));
  const before = asked.length;
  await user.type(dialog.getByRole('searchbox'), 'otra-59');
  await user.click(await dialog.findByRole('radio', { name: /^Otra 59 .*Live/ }));
  expect(asked.length - before).toBe(1);
  await user.clear(dialog.getByRole('searchbox'));
  await user.type(dialog.getByRole('searchbox'), 'nobody');
  expect(await dialog.findByText('No page is called so.')).toBeTruthy();
  // What was chosen stays so.
  await user.click(dialog.getByRole('button', { name: 'Use this link' }));
  expect(onChange.mock.calls).toEqual([['/landing?id=otra-59']]);
});
