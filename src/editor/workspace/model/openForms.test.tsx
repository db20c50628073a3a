import { configureStore } from '@reduxjs/toolkit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { recordOf } from '../../../kernel/record';
import { editEvents, editSlice } from './editSlice';
import { useDebouncedForm, useFlushOnLeaving } from './openForms';

// What is typed must not have to wait for its rest.
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

interface FormProps {
  readonly commit: (json: string) => void;
}

/** One field over JSON that stands where Puck's would. */
function Form({ commit }: FormProps) {
  const { value, change } = useDebouncedForm('{"title":"One"}', { read: () => undefined, commit });
  return (
    <input
      aria-label="Title"
      value={String(recordOf(value).title)}
      onChange={({ target }) => change('/title', target.value)}
    />
  );
}

function Page({ isShown = true, ...form }: FormProps & { readonly isShown?: boolean }) {
  useFlushOnLeaving();
  return isShown && <Form {...form} />;
}

/** A page with something typed on it a moment ago; the device keeps what is committed, or has no room for it. */
function typeInto(isKept = true) {
  const store = configureStore({ reducer: { edit: editSlice.reducer } });
  const commit = jest.fn((json: string) => {
    store.dispatch(editEvents.documentChanged(json));
    store.dispatch(editEvents.keepingTried(isKept));
  });
  const draw = (isShown: boolean) => (
    <Provider store={store}>
      <Page isShown={isShown} commit={commit} />
    </Provider>
  );
  const { rerender } = render(draw(true));
  const field = screen.getByLabelText('Title');
  fireEvent.change(field, { target: { value: 'Two' } });
  expect(commit).not.toHaveBeenCalled();
  return { commit, field, hide: () => rerender(draw(false)) };
}

const typed = [['{"title":"Two"}']];

test('what was typed is committed when its form goes, such as for another block, and once', () => {
  const { commit, hide } = typeInto();
  hide();
  expect(commit.mock.calls).toEqual(typed);
  jest.runAllTimers();
  expect(commit.mock.calls).toEqual(typed);
});

test.each<[string, (field: HTMLElement) => unknown]>([
  ['the page goes away', () => fireEvent(window, new Event('pagehide'))],
  ['the page may go away', () => fireEvent(window, new Event('beforeunload', { cancelable: true }))],
  ['the page is no longer seen', () => fireEvent(document, new Event('visibilitychange'))],
  ['the field is left', (field) => fireEvent.focusOut(field)],
])('what was typed is committed before anything else when %s', (_what, leave) => {
  const { commit, field } = typeInto();
  leave(field);
  expect(commit.mock.calls).toEqual(typed);
});

test.each([true, false])('leaving asks first only where the device keeps nothing (it does: %s)', (isKept) => {
  typeInto(isKept);
  const leaving = new Event('beforeunload', { cancelable: true });
  fireEvent(window, leaving);
  expect(leaving.defaultPrevented).toBe(!isKept);
});
