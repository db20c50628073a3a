import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import english from '../../../../locales/en/editorStatistics.json';
import { session } from '../../../../tests/support/editedTemplate';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { sessionEvents, sessionSlice } from '../../kit/session/sessionSlice';
import type { FaultList } from '../../../generated/editor';
import { Faults } from './Faults';
import { switchBlock } from './statisticsFeature';

const page = JSON.stringify({
  id: 'p',
  locale: 'en',
  blocks: [{ id: 'top', type: 'acme/unknown', props: {} }],
});
const noFaults: FaultList = { faults: [], switches: [] };

function show(
  shown: string | null,
  { list = noFaults, isGuarded = false }: { list?: FaultList; isGuarded?: boolean } = {},
) {
  const reducer = combineReducers({ session: sessionSlice.reducer, [switchBlock.name]: switchBlock.reducer });
  const store = configureStore({ reducer });
  store.dispatch(sessionEvents.arrived(session));
  render(
    <Provider store={store}>
      <TranslateContext value={presetTranslate({ editorStatistics: english })}>
        <Faults templateId="p" list={list} shown={shown} isGuarded={isGuarded} />
      </TranslateContext>
    </Provider>,
  );
}

const switches = () => screen.queryAllByRole('button', { name: /^Turn off/, hidden: true });

test('a page that was never published says so, and offers no switch that would fail', () => {
  show(null);
  expect(screen.getByText(english.notPublished)).toBeTruthy();
  expect(switches()).toHaveLength(0);
});

test('what visitors see has a switch a block', () => {
  show(page);
  expect(screen.getByText(english.noFaults)).toBeTruthy();
  expect(switches()).toHaveLength(1);
});

test('a block that visitors do not see any more has no switch that would fail, while no guard shows it', () => {
  const fault = {
    revision: '1',
    fault: 'threw',
    detail: '',
    blockType: 'text',
    count: 1,
    lastAt: 0,
    firstAt: 0,
  };
  const list: FaultList = { faults: [{ ...fault, blockId: 'gone' }], switches: [] };
  show(page, { list });
  expect(screen.getByText(english.goneBlock)).toBeTruthy();
  expect(switches()).toHaveLength(1);
  cleanup();
  show(page, { list, isGuarded: true });
  expect(switches()).toHaveLength(2);
});
