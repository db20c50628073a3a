import { takeToken } from './InvitationScreen';

it('takes the token out of the address, and nothing else', () => {
  window.history.replaceState({ idx: 3 }, '', '/editor/invitation?language=2#secret-token');
  expect(takeToken(window)).toBe('secret-token');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/editor/invitation?language=2',
  );
  expect(window.history.state).toEqual({ idx: 3 });
  expect(takeToken(window)).toBe('');
});
