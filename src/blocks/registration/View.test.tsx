import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawBlocks, TestPage } from '../testing/drawBlocks';
import { fullBlocks } from '../testing/fixtures';

const bare = { id: 'registration', type: 'registration', props: {} } as const;
const form = () => document.querySelector('form')!;
const input = (id: string) => screen.getByTestId<HTMLInputElement>(id);

test('has every control of the contract, each with a name', () => {
  drawBlocks([bare]);
  expect(screen.getByRole('heading', { name: 'Start with your mobile number' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toBe(input('phone-input'));
  expect(screen.getByRole('textbox', { name: 'Characters in the picture' })).toBe(input('captcha-input'));
  expect(screen.getByRole('textbox', { name: 'Code from the SMS' })).toBe(input('sms-input'));
  expect(screen.getByRole('button', { name: 'Send code' })).toBe(screen.getByTestId('sms-button'));
  expect(screen.getByRole('button', { name: 'Register my number' })).toBe(screen.getByTestId('apply-button'));
});

test("has marketing's own heading and labels where there are any", () => {
  drawBlocks([fullBlocks.registration]);
  expect(screen.getByRole('heading', { name: 'Start here' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Your number' })).toBe(input('phone-input'));
  expect(screen.getByRole('textbox', { name: 'What the picture says' })).toBe(input('captcha-input'));
  expect(screen.getByRole('textbox', { name: 'The code' })).toBe(input('sms-input'));
  expect(screen.getByRole('button', { name: 'Get a code' })).toBe(screen.getByTestId('sms-button'));
  expect(screen.getByRole('button', { name: 'Apply' })).toBe(screen.getByTestId('apply-button'));
  expect(screen.getByRole('link', { name: 'The agreement' })).toBe(screen.getByTestId('agreement-link'));
  expect(screen.getByTestId('captcha-image').getAttribute('src')).toBe('/captcha?sid=1');
});

test('never leaves the page by itself, before or after it is alive', async () => {
  const { applySubmitted } = drawBlocks([bare]);
  expect(form().getAttribute('method')).toBe('dialog');
  expect(form().noValidate).toBe(true);
  await userEvent.click(screen.getByTestId('apply-button'));
  expect(applySubmitted).toHaveBeenCalledTimes(1);
  expect(fireEvent.submit(form())).toBe(false);
});

test('shows a telephone in groups and hands on its digits', async () => {
  const { phoneChanged } = drawBlocks([fullBlocks.registration]);
  await userEvent.type(input('phone-input'), '5512345678');
  expect(phoneChanged).toHaveBeenLastCalledWith('5512345678');
  expect(input('phone-input').value).toBe('55 1234 5678');
  expect(screen.getByText('+52')).toBeTruthy();
  await userEvent.type(input('phone-input'), '9');
  expect(phoneChanged).toHaveBeenLastCalledWith('55123456789');
  expect(input('phone-input').value).toBe('55 1234 56789');
});

test('a pasted number loses its country code', async () => {
  const { phoneChanged } = drawBlocks([fullBlocks.registration]);
  await userEvent.click(input('phone-input'));
  await userEvent.paste('+52 55 1234 5678');
  expect(phoneChanged).toHaveBeenLastCalledWith('5512345678');
});

test('what is pasted and is no number of the country stays as it is', async () => {
  const { phoneChanged } = drawBlocks([fullBlocks.registration]);
  await userEvent.click(input('phone-input'));
  await userEvent.paste('55 1234 5678 / 55 8765 4321');
  expect(phoneChanged).toHaveBeenLastCalledWith('55 1234 5678 / 55 8765 4321');
  expect(input('phone-input').value).toBe('55 1234 5678 / 55 8765 4321');
});

test('while a keyboard composes, it finds its own text in the field', () => {
  const { phoneChanged } = drawBlocks([fullBlocks.registration]);
  const phone = input('phone-input');
  act(() => phone.focus());
  fireEvent.compositionStart(phone);
  for (const value of ['5', '55', '551', '5512', '55123']) {
    fireEvent.change(phone, { target: { value } });
    expect([phone.value, phoneChanged.mock.lastCall]).toEqual([value, [value]]);
  }
  fireEvent.compositionEnd(phone);
  expect(phone.value).toBe('55 123');
});

test('a key that deletes a gap takes the digit beside it, while the keyboard composes too', async () => {
  drawBlocks([fullBlocks.registration], { registration: { phone: '5512345678' } });
  const phone = input('phone-input');
  act(() => phone.focus());
  fireEvent.compositionStart(phone);
  fireEvent.change(phone, { target: { value: '551234 5678', selectionStart: 2, selectionEnd: 2 } });
  await act(async () => undefined);
  expect([phone.value, phone.selectionStart]).toEqual(['51 2345 678', 1]);
});

test('a digit mended in the middle keeps the caret there', async () => {
  drawBlocks([fullBlocks.registration], { registration: { phone: '5512345678' } });
  const phone = input('phone-input');
  await userEvent.click(phone);
  phone.setSelectionRange(5, 5);
  await userEvent.keyboard('{Backspace}');
  expect(phone.value).toBe('55 1345 678');
  expect(phone.selectionStart).toBe(4);
  phone.setSelectionRange(2, 2);
  await userEvent.keyboard('{Delete}');
  expect([phone.value, phone.selectionStart]).toEqual(['55 3456 78', 2]);
});

test('the rule is the Chinese one where the template says none', async () => {
  const { phoneChanged } = drawBlocks([bare]);
  await userEvent.type(input('phone-input'), '138001380001');
  expect(phoneChanged).toHaveBeenLastCalledWith('13800138000');
  expect(screen.getByText('+86')).toBeTruthy();
});

test('captcha and code are taken out of what is pasted, in digits of any script', () => {
  const { captchaChanged, smsCodeChanged } = drawBlocks([bare]);
  fireEvent.change(input('captcha-input'), { target: { value: ' a B3dE' } });
  expect(captchaChanged).toHaveBeenLastCalledWith('aB3d');
  fireEvent.change(input('captcha-input'), { target: { value: '१२a４' } });
  expect(captchaChanged).toHaveBeenLastCalledWith('12a4');
  fireEvent.change(input('sms-input'), { target: { value: 'Tu código es 123-456. No lo compartas' } });
  expect(smsCodeChanged).toHaveBeenLastCalledWith('123456');
});

test('the picture is asked for again by a tap, and says when it fails', async () => {
  const { captchaRefreshRequested, captchaLoaded, captchaFailed } = drawBlocks([bare]);
  await userEvent.click(screen.getByRole('button', { name: /Show a new picture/ }));
  expect(captchaRefreshRequested).toHaveBeenCalledTimes(1);
  fireEvent.load(screen.getByTestId('captcha-image'));
  expect(captchaLoaded).toHaveBeenCalledTimes(1);
  fireEvent.error(screen.getByTestId('captcha-image'));
  expect(captchaFailed).toHaveBeenCalledTimes(1);
});

test('there is no picture yet without a session, but its place is', () => {
  drawBlocks([bare], { registration: { captchaAddress: undefined } });
  expect(screen.queryByTestId('captcha-image')).toBeNull();
  expect(screen.getByRole('button', { name: 'Show a new picture' })).toBeTruthy();
});

test('the code button counts down and still answers a tap', async () => {
  const { smsRequested } = drawBlocks([bare], { registration: { secondsLeft: 42 } });
  const button = screen.getByTestId<HTMLButtonElement>('sms-button');
  expect(button.textContent).toContain('42 s');
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  expect(button.disabled).toBe(false);
  await userEvent.click(button);
  expect(smsRequested).toHaveBeenCalledTimes(1);
});

test('what is under way is said, and the button keeps its name', () => {
  drawBlocks([bare], { registration: { isApplying: true, isSendingSms: true } });
  expect(screen.getByRole('button', { name: 'Register my number' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button', { name: 'Send code' }).getAttribute('aria-busy')).toBe('true');
});

test('a fault stands beside its field', () => {
  drawBlocks([bare], { registration: { errors: { phone: 'blocks:registration.reload' } } });
  const phone = input('phone-input');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(phone.getAttribute('aria-describedby')!)?.textContent).toBe(
    'Load the page again',
  );
  expect(input('sms-input').getAttribute('aria-invalid')).toBe('false');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the agreement opens through the page, not by the hash', () => {
  const { onAction } = drawBlocks([bare]);
  expect(fireEvent.click(screen.getByTestId('agreement-link'))).toBe(false);
  expect(onAction).toHaveBeenCalledWith({ type: 'agreement' });
});

test('more fields belong to the public group', async () => {
  const { valueChanged } = drawBlocks([fullBlocks.registration]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'A');
  expect(valueChanged).toHaveBeenCalledWith('public', 'name', 'A');
});

test('a registered number is thanked by a region that was there before, which gets the focus', () => {
  const page = (isRegistered: boolean) => <TestPage blocks={[bare]} registration={{ isRegistered }} />;
  const { rerender } = render(page(false));
  const region = screen.getByRole('status');
  rerender(page(true));
  expect(screen.getByRole('heading', { name: 'Thank you, you are registered' })).toBeTruthy();
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toContain('Your number is registered.');
  expect(region.contains(document.activeElement)).toBe(true);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('without a page to go on to it says that nothing is left to do', () => {
  drawBlocks([bare], { registration: { isRegistered: true }, page: { hasDownload: false } });
  expect(screen.getByRole('status').textContent).toBe(
    'Your number is registered. There is nothing else to do on this page.',
  );
  expect(screen.queryByRole('button', { name: 'Get the app' })).toBeNull();
});

test('a picture that cannot be had is no picture on its way', () => {
  drawBlocks([bare], { registration: { isCaptchaMissing: true } });
  expect(screen.queryByTestId('captcha-image')).toBeNull();
  expect(screen.getByRole('button', { name: 'No picture Show a new picture' })).toBeTruthy();
});

test('a registered number has its next step', async () => {
  const { onAction } = drawBlocks([bare], { registration: { isRegistered: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Get the app' }));
  expect(onAction).toHaveBeenCalledWith({ type: 'download' });
});

test('the notice of a missing script is hidden once the page is alive', () => {
  drawBlocks([bare]);
  expect(document.querySelector('[data-script-missing]')?.hasAttribute('hidden')).toBe(true);
});
