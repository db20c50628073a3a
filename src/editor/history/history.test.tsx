import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import english from '../../../locales/en/editor.json';
import edit from '../../../locales/en/editorEdit.json';
import { detailsOf, saying, session } from '../../../tests/support/editedTemplate';
import type { EditorPublication } from '../../generated/editor';
import { presetTranslate } from '../../texts/presetTranslate';
import { TranslateContext } from '../../texts/TranslateContext';
import { sessionEvents, sessionSlice } from '../session/sessionSlice';
import { PublicationTable } from './HistoryTables';
import { ScheduledSection } from './ScheduledSection';

function show(part: React.ReactNode) {
  const store = configureStore({ reducer: combineReducers({ session: sessionSlice.reducer }) });
  store.dispatch(sessionEvents.arrived(session));
  render(
    <Provider store={store}>
      <TranslateContext value={presetTranslate({ editor: english, editorEdit: edit })}>
        {part}
      </TranslateContext>
    </Provider>,
  );
}

const act = (sequence: number, more: Partial<EditorPublication>): EditorPublication => ({
  sequence,
  action: 'publish',
  revision: 1,
  previousRevision: null,
  byName: 'Pia',
  reason: 'r',
  at: 1,
  ...more,
});
const restoring = { may: true, isBusy: () => false, run: () => undefined, sha256: undefined, why: undefined };

test('each act is called as its button is, and each way back says whether visitors see it', () => {
  show(
    <PublicationTable
      publications={[
        act(4, { action: 'rollback', revision: 2, previousRevision: null }),
        act(3, { action: 'end', revision: null, previousRevision: 2 }),
        act(2, { action: 'rollback', revision: 2, previousRevision: 3 }),
        act(1, {}),
      ]}
      liveRevision={2}
      onRollback={() => undefined}
      restoring={restoring}
      isArchived={false}
      market="mx"
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
    'Online againRevision 2',
    'Taken offlineWas revision 2',
    'Rolled backRevision 2',
    'PublishedRevision 1',
  ]);
  const first = within(rows[3]!);
  expect(first.getByRole('button', { name: 'Make it the draft: revision 1' }).textContent).toBe(
    'Make it the draft',
  );
  expect(first.getByRole('button', { name: 'Make it live: revision 1' }).textContent).toBe('Make it live');
});

test('what is scheduled says when, by whom and why, and that it is not what is drafted by now', () => {
  const schedule = { sha256: 'b'.repeat(64), publishAt: 1, endAt: 2, byName: 'Pia', reason: 'Buen Fin' };
  show(<ScheduledSection details={{ ...detailsOf(saying('new'), 2), schedule }} schedule={schedule} />);
  expect(screen.getByText(/^Goes live .*, set by Pia\.$/)).toBeTruthy();
  expect(screen.getByText(/^Ends .*, set by Pia\.$/)).toBeTruthy();
  expect(screen.getByText('Buen Fin')).toBeTruthy();
  expect(screen.getByText(edit.publish.notInSchedule)).toBeTruthy();
});
