import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import english from '../../../../locales/en/editor.json';
import edit from '../../../../locales/en/editorEdit.json';
import { detailsOf, saying, session } from '../../../../tests/support/editedTemplate';
import type { EditorGuard, EditorPublication } from '../../../generated/editor';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { sessionEvents, sessionSlice } from '../../kit/session/sessionSlice';
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

const liveAt = (revision: number) => ({
  revision,
  document: saying(`revision ${revision}`),
  sha256: String(revision).repeat(64),
  publishedAt: 1,
  publishedByName: 'Pia',
});
const guard: EditorGuard = {
  sequence: 3,
  revision: 2,
  previousRevision: 1,
  sharePercent: 25,
  plannedVisits: null,
  startedAt: 5,
  outcome: null,
  figure: null,
  endedAt: null,
  endedByName: null,
};

test('each act is called as its button is, and each way back says whether visitors see it', () => {
  show(
    <PublicationTable
      publications={[
        act(4, { action: 'rollback', revision: 2, previousRevision: null }),
        act(3, { action: 'end', revision: null, previousRevision: 2 }),
        act(2, { action: 'rollback', revision: 2, previousRevision: 3 }),
        act(1, {}),
      ]}
      details={{ ...detailsOf(saying('new'), 2), live: liveAt(2) }}
      onRollback={() => undefined}
      restoring={restoring}
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

test('while visitors are dealt out, each of both revisions says how many see it, and neither is offered as live', () => {
  const details = { ...detailsOf(saying('new'), 2), live: liveAt(2), keptLive: liveAt(1), guard };
  show(
    <PublicationTable
      publications={[
        act(3, { revision: 2, previousRevision: 1, guarded: { sharePercent: 25, isRunning: true } }),
        act(2, { action: 'rollback', revision: 1, previousRevision: 9 }),
        act(1, { revision: 9, previousRevision: 1 }),
        act(0, {}),
      ]}
      details={details}
      onRollback={() => undefined}
      restoring={restoring}
      market="mx"
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  const then = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(then).toEqual([
    'Live for 25% of visitors',
    'Live for 75% of visitorsMake it the draft',
    'Make it the draftMake it live',
    'Make it the draft',
  ]);
  expect(rows[0]?.textContent).toContain('For 25% of visitors first');
});

test('what is scheduled says when, by whom and why, and that it is not what is drafted by now', () => {
  const schedule = { sha256: 'b'.repeat(64), publishAt: 1, endAt: 2, byName: 'Pia', reason: 'Buen Fin' };
  show(<ScheduledSection details={{ ...detailsOf(saying('new'), 2), schedule }} schedule={schedule} />);
  expect(screen.getByText(/^Goes live .*, set by Pia\.$/)).toBeTruthy();
  expect(screen.getByText(/^Ends .*, set by Pia\.$/)).toBeTruthy();
  expect(screen.getByText('Buen Fin')).toBeTruthy();
  expect(screen.getByText(edit.publish.notInSchedule)).toBeTruthy();
});
