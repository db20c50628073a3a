import { act, fireEvent, render, screen } from '@testing-library/react';
import promotion from '../../../locales/en/promotion.json';
import { testBrand } from '../../../tests/support/promotionPage';
import { RegistrationContext, untouchedRegistration } from '../../blocks/RegistrationContext';
import { presetTranslate } from '../../texts/presetTranslate';
import { TranslateContext } from '../../texts/TranslateContext';
import { CaptchaHelp } from './CaptchaHelp';

const words = promotion.captchaHelp;
const reachable = { servicePhone: '+525512345678', lender: { email: 'help@example.com' } };

let played: string[];
let outcome: () => Promise<void>;

beforeEach(() => {
  played = [];
  outcome = () => Promise.resolve();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    played.push(this.getAttribute('src') ?? '');
    return outcome();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});

function help(changes: Readonly<Record<string, unknown>>, captchaAddress = '/captcha?sid=1&timestamp=2') {
  const state = { ...untouchedRegistration, captchaAddress };
  return (
    <TranslateContext value={presetTranslate({ promotion })}>
      <RegistrationContext value={{ state, events: {} as never }}>
        <CaptchaHelp brand={testBrand(changes)} />
      </RegistrationContext>
    </TranslateContext>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('plays the code of the picture, under the brand’s name of the field, and says what to do with it', async () => {
  render(help({ captchaAudio: true, wire: { fields: { mode: 'm0' } } }));
  expect(screen.getByRole('status').textContent).toBe('');
  await press(words.listen);
  expect(played).toEqual(['/captcha?sid=1&timestamp=2&m0=audio']);
  expect(screen.getByRole('status').textContent).toBe(words.heard);
});

it('asks for another code with another picture, and not before', async () => {
  const made = jest.spyOn(window, 'Audio');
  const { rerender } = render(help({ captchaAudio: true }));
  await press(words.listen);
  await press(words.again);
  expect(made).toHaveBeenCalledTimes(1);
  rerender(help({ captchaAudio: true }, '/captcha?sid=1&timestamp=3'));
  await press(words.listen);
  expect(played).toEqual([
    ...Array<string>(2).fill('/captcha?sid=1&timestamp=2&mode=audio'),
    '/captcha?sid=1&timestamp=3&mode=audio',
  ]);
});

it('says that the sound fails, and then offers a person', async () => {
  outcome = () => Promise.reject(new Error('not supported'));
  render(help({ captchaAudio: true, ...reachable }));
  await press(words.listen);
  expect(screen.getByRole('status').textContent).toBe(words.failed);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+525512345678',
    'mailto:help@example.com',
  ]);
  outcome = () => Promise.resolve();
  await press(words.listen);
  expect(screen.getByRole('status').textContent).toBe(words.heard);
});

it.each([
  [reachable, ['tel:+525512345678', 'mailto:help@example.com']],
  [{ lender: { email: 'help@example.com' } }, ['mailto:help@example.com']],
  [{}, []],
])('without a spoken code offers the contacts of %j', (contacts, addresses) => {
  render(help({ servicePhone: '', ...contacts }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
});
