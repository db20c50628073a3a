import { providerSignInAddress } from './provider';

function openPage(facts: Readonly<Record<string, string>>): void {
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  Object.assign(root.dataset, facts);
}

afterEach(() => document.getElementById('root')?.remove());

const at = (origin: string) => ({ origin, pathname: '/editor/calendar', search: '?a=1' });

it('begins a sign-in where the provider leads back to, and from elsewhere leads there', () => {
  openPage({ providerOrigin: 'https://pages.example' });
  expect(providerSignInAddress(at('https://pages.example'), false)).toBe(
    '/editor/sign-in?returnTo=%2Feditor%2Fcalendar%3Fa%3D1',
  );
  expect(providerSignInAddress(at('http://10.0.0.7:8080'), true)).toBe(
    'https://pages.example/editor/calendar?a=1',
  );
});
