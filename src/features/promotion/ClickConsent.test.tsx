import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import promotion from '../../../locales/en/promotion.json';
import { presetTranslate } from '../../texts/presetTranslate';
import { TranslateContext } from '../../texts/TranslateContext';
import { ClickConsent } from './ClickConsent';
import { clickChanged } from './registrationEvents';
import { promotionReducers } from './selectors';

it('asks by an empty box that names the network and says what is sent', async () => {
  const store = configureStore({ reducer: promotionReducers });
  store.dispatch(clickChanged({ kind: 'fbclid', id: 'IwAR2F4-dbP0l7Mn1', isAgreed: false }));
  render(
    <Provider store={store}>
      <TranslateContext value={presetTranslate({ promotion })}>
        <ClickConsent appName="Presta" />
      </TranslateContext>
    </Provider>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Let Meta know/ });
  expect(box.checked).toBe(false);
  expect(box.required).toBe(false);
  const described = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toMatch(/^Presta sends/);
  await userEvent.click(box);
  expect(store.getState().registration.click?.isAgreed).toBe(true);
  await userEvent.click(box);
  expect(store.getState().registration.click?.isAgreed).toBe(false);
});
