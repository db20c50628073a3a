import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import createSagaMiddleware from 'redux-saga';
import { createFakeServer, type FakeReply } from '../../../../tests/support/fakeServer';
import editor from '../../../../locales/en/editor.json';
import editorEdit from '../../../../locales/en/editorEdit.json';
import editorFields from '../../../../locales/en/editorFields.json';
import editorPalette from '../../../../locales/en/editorPalette.json';
import editorSynced from '../../../../locales/en/editorSynced.json';
import type { Section } from '../../../generated/editor';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { createEditorClient } from '../../kit/api/editorClient';
import { reducersOf } from '../../kit/shell/feature';
import { SaveSectionDialog } from './SaveSectionDialog';
import { SectionCards } from './SectionCards';
import { sectionsFeature } from './sectionsFeature';

// jsdom leaves these out; dialogs ask them how an on-screen keyboard would come.
const stillList = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
Object.assign(window, { matchMedia: () => stillList });
Object.assign(globalThis, { CSS: { escape: (text: string) => text, supports: () => false } });

const hero = { id: 'top', type: 'hero', props: { title: 'x' } };
const section: Section = {
  id: 's1',
  name: 'Promise',
  types: ['hero'],
  bytes: 60,
  createdAt: 1,
  createdByName: 'Ada',
  synced: null,
};
const refusal = (status: number, error: object): FakeReply => ({
  status,
  body: { error: { message: 'no', ...error } },
});

function draw(parts: ReactNode, routes: Parameters<typeof createFakeServer>[0]) {
  const server = createFakeServer(routes);
  const saga = createSagaMiddleware();
  const reducer = combineReducers(reducersOf(sectionsFeature.slices));
  const store = configureStore({ reducer, middleware: () => new Tuple(saga) });
  const client = createEditorClient({
    fetch: server.fetch,
    csrfToken: () => 'token',
    onProblem: () => undefined,
  });
  saga.run(sectionsFeature.saga, { client, window, navigate: () => undefined });
  const translate = presetTranslate({ editor, editorEdit, editorFields, editorPalette, editorSynced });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <TranslateContext value={translate}>{parts}</TranslateContext>
      </MemoryRouter>
    </Provider>,
  );
  return { server, user: userEvent.setup() };
}

describe('saving a section', () => {
  const path = '/editor/api/sections';

  it('asks for a name, says why it was refused, and is done once it is kept', async () => {
    const onClosed = jest.fn();
    const { server, user } = draw(
      <SaveSectionDialog
        blocks={[hero]}
        surroundings={{ schemaVersion: 1 }}
        page={{ locale: 'en', market: 'none' }}
        onSaved={() => undefined}
        onClosed={onClosed}
      />,
      { [path]: refusal(409, { code: 'conflict', reason: 'sameName' }) },
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Give it a name.');
    expect(server.to(path)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Promise');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('A section is called that already. Choose another name.');
    server.answer(path, refusal(413, { code: 'tooLarge', reason: 'tooManyBlocks' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('A section holds at most 60 blocks. Choose fewer.');
    expect(onClosed).not.toHaveBeenCalled();
    server.answer(path, ({ method }) =>
      method === 'POST' ? { status: 201, body: { section } } : { body: { sections: [section] } },
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'Save' });
    expect(onClosed).toHaveBeenCalledTimes(1);
    expect(
      server
        .to(path)
        .filter(({ method }) => method === 'POST')
        .at(-1)?.body,
    ).toEqual({
      name: 'Promise',
      document: JSON.stringify({ schemaVersion: 1, blocks: [hero] }),
    });
  });
});

describe('a saved section', () => {
  const path = '/editor/api/sections/s1';

  it('is read when it is pressed, and its blocks are handed over once', async () => {
    const onChosen = jest.fn();
    const document = JSON.stringify({ schemaVersion: 1, blocks: [hero] });
    const { user } = draw(<SectionCards sections={[section]} onChosen={onChosen} />, {
      [path]: { body: { section, document } },
    });
    await user.click(screen.getByRole('button', { name: /^Promise/ }));
    await screen.findByRole('button', { name: /^Promise/, busy: false });
    expect(onChosen.mock.calls).toEqual([[[hero], section]]);
  });

  it('that somebody has deleted says so', async () => {
    const onChosen = jest.fn();
    const { user } = draw(<SectionCards sections={[section]} onChosen={onChosen} />, {
      [path]: refusal(404, { code: 'notFound' }),
    });
    await user.click(screen.getByRole('button', { name: /^Promise/ }));
    await screen.findByText('Somebody has deleted this section.');
    expect(onChosen).not.toHaveBeenCalled();
  });
});
