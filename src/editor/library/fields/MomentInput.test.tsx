import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { setTimeZone } from '../../../../tests/support/timeZone';
import editing from '../../../../locales/en/editorEdit.json';
import english from '../../../../locales/en/editor.json';
import fields from '../../../../locales/en/editorFields.json';
import type { Comparison } from '../../../generated/template';
import { presetTranslate } from '../../../texts/presetTranslate';
import { TranslateContext } from '../../../texts/TranslateContext';
import { sessionSlice } from '../../kit/session/sessionSlice';
import { ComparisonInput } from './ComparisonInput';
import { FieldView } from './FieldView';
import { FormContext } from './FormContext';
import { testForm } from './testing/testForm';

let restore: () => void;
beforeEach(() => (restore = setTimeZone('Europe/Madrid')));
afterEach(() => restore());

type Kind = 'field' | 'condition';

function Form({ kind, market, onChange }: { kind: Kind; market: string; onChange: jest.Mock }) {
  const [value, setValue] = useState<unknown>('2027-01-15T18:00:00Z');
  const context = useMemo(
    () => ({
      ...testForm,
      market,
      change: (_: string, changed: unknown) => {
        onChange(changed);
        setValue(changed);
      },
    }),
    [market, onChange],
  );
  const comparison = { field: 'now', op: 'lt', value } as Comparison;
  return (
    <FormContext value={context}>
      {kind === 'condition' ? (
        <ComparisonInput path="/a" comparison={comparison} />
      ) : (
        <FieldView
          schema={{ kind: 'dateTime', key: 'until', label: 'countdown_until', isRequired: false }}
          path="/a"
          value={value}
        />
      )}
    </FormContext>
  );
}

function open(kind: Kind, market: string) {
  const onChange = jest.fn();
  const store = configureStore({ reducer: { [sessionSlice.name]: sessionSlice.reducer } });
  render(
    <Provider store={store}>
      <TranslateContext
        value={presetTranslate({ editor: english, editorEdit: editing, editorFields: fields })}
      >
        <Form kind={kind} market={market} onChange={onChange} />
      </TranslateContext>
    </Provider>,
  );
  const input = (label: string) => within(screen.getByRole('group')).getByLabelText<HTMLInputElement>(label);
  return {
    onChange,
    day: () => input('Day'),
    time: () => input('Time'),
    type: (day: string, time: string) => {
      fireEvent.change(input('Day'), { target: { value: day } });
      fireEvent.change(input('Time'), { target: { value: time } });
    },
  };
}

describe.each(['field', 'condition'] as const)('a moment of a %s', (kind) => {
  test('goes by the clocks of the market, and one’s own are told below', () => {
    const { onChange, day, time, type } = open(kind, 'mx');
    expect([day().value, time().value]).toEqual(['2027-01-15', '12:00']);
    expect(screen.getByText(/January 15, 2027.*12:00.*Mexico City time, UTC−6/)).toBeTruthy();
    expect(screen.getByText(/Your time: .*7:00.PM UTC\+1/)).toBeTruthy();
    type('2027-03-28', '02:30');
    expect(onChange.mock.lastCall).toEqual(['2027-03-28T08:30:00Z']);
  });

  test('is not taken for another where the clocks pass over it', () => {
    const { onChange, time, type } = open(kind, '');
    type('2027-03-28', '02:30');
    expect(screen.getByText(editing.publish.absent)).toBeTruthy();
    expect(time().value).toBe('02:30');
    expect(onChange.mock.calls.flat().map(String)).not.toContainEqual(expect.stringMatching(/T0[01]:30/));
    type('2027-10-31', '02:30');
    expect(onChange.mock.lastCall).toEqual(['2027-10-31T00:30:00Z']);
    expect(screen.getByText(/comes twice: the one at UTC\+2 counts/)).toBeTruthy();
  });

  test('that is half typed is still the one before, and said once it is left', () => {
    const { onChange, day, time } = open(kind, 'mx');
    fireEvent.change(time(), { target: { value: '' } });
    expect(onChange).not.toHaveBeenCalled();
    act(() => day().focus());
    expect(screen.queryByText(editing.publish.missing)).toBeNull();
    act(() => day().blur());
    expect(screen.getByText(editing.publish.missing)).toBeTruthy();
  });
});

test('an optional moment that is emptied is taken away', () => {
  const { onChange, type } = open('field', 'mx');
  type('', '');
  expect(onChange.mock.lastCall).toEqual([undefined]);
});
