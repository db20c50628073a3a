import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import english from '../../../locales/en/editor.json';
import { presetTranslate } from '../../texts/presetTranslate';
import { TranslateContext } from '../../texts/TranslateContext';
import { useTypedMoment } from './useTypedMoment';

function Field({ onKept }: { readonly onKept: (local: string) => void }) {
  const [kept, setKept] = useState('2026-01-31T09:00');
  const { value, fault, change } = useTypedMoment(kept, (local) => {
    onKept(local);
    setKept(local);
  });
  return (
    <>
      <input type="text" value={value} onChange={({ target }) => change(target.value)} />
      <p>{fault}</p>
    </>
  );
}

test.each(['12026-01-31T09:00', '0202-01-31T09:00', '1899-12-31T23:59'])(
  '%s stays in the field, is refused in words and is not kept',
  (local) => {
    const onKept = jest.fn();
    render(
      <TranslateContext value={presetTranslate({ editor: english })}>
        <Field onKept={onKept} />
      </TranslateContext>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(field, { target: { value: local } });
    expect([field.value, onKept.mock.calls]).toEqual([local, []]);
    expect(screen.getByText(english.yearFault)).toBeTruthy();
    fireEvent.change(field, { target: { value: '2027-01-31T09:00' } });
    expect([field.value, onKept.mock.calls]).toEqual(['2027-01-31T09:00', [['2027-01-31T09:00']]]);
    expect(screen.queryByText(english.yearFault)).toBeNull();
  },
);
