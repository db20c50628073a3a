import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { EditorSession, Role } from '../../../generated/editor';
import { sessionEvents, sessionSlice } from '../session/sessionSlice';
import { ProxyWarning } from './ProxyWarning';

function openAs(role: Role, fault: string): void {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  root.dataset.proxyFault = fault;
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  store.dispatch(sessionEvents.arrived({ account: { role, language: 'en' } } as EditorSession));
  render(
    <Provider store={store}>
      <ProxyWarning />
    </Provider>,
  );
}

afterEach(() => document.getElementById('root')?.remove());

it.each(['untrusted', 'unreadable'])('tells administrators that a proxy is %s', (fault) => {
  openAs('administrator', fault);
  expect(screen.getByRole('note').textContent).toContain(`editor:proxy.${fault}`);
});

it('tells nobody else', () => {
  openAs('publisher', 'untrusted');
  expect(screen.queryByRole('note')).toBeNull();
});
