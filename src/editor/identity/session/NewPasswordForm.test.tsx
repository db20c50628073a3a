import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { OwnAccount } from '../../../generated/editor';
import { ChangePasswordForm } from './NewPasswordForm';
import { changePassword } from './sessionFeature';

const account = { email: 'ana@presta.example' } as OwnAccount;
const labels = ['current', 'editor:newPassword', 'editor:repeatPassword'];
const texts = () => labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

function open() {
  const store = configureStore({ reducer: { changePassword: changePassword.reducer } });
  render(
    <Provider store={store}>
      <ChangePasswordForm account={account} currentLabel="current" submitLabel="change" />
    </Provider>,
  );
  const fill = (...values: readonly string[]) =>
    labels.forEach((label, position) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value: values[position] } }),
    );
  return { store, fill };
}

const payload = { currentPassword: '', newPassword: '' };

it('is empty again once a password is changed, the current one too', () => {
  const { store, fill } = open();
  fill('the old one', 'a long new one', 'a long new one');
  act(() => void store.dispatch(changePassword.started(payload)));
  expect(texts()).toEqual(['the old one', 'a long new one', 'a long new one']);
  act(() => void store.dispatch(changePassword.succeeded(undefined)));
  expect(texts()).toEqual(['', '', '']);
});

it('keeps what was typed while a further change is sent, and where it is refused', () => {
  const { store, fill } = open();
  act(() => void store.dispatch(changePassword.started(payload)));
  act(() => void store.dispatch(changePassword.succeeded(undefined)));
  fill('the new one', 'a longer one yet', 'a longer one yet');
  act(() => void store.dispatch(changePassword.started(payload)));
  act(() => void store.dispatch(changePassword.refused({ code: 'malformed' })));
  expect(texts()).toEqual(['the new one', 'a longer one yet', 'a longer one yet']);
});
