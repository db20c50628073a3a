import type { CDPSession, Locator } from '@playwright/test';
import { mexico } from './support/campaigns';
import { expect, test } from './support/test';

const caretOf = (field: Locator): Promise<[string, number | null]> =>
  field.evaluate((input: HTMLInputElement) => [input.value, input.selectionStart]);

/** As keyboards of Samsung do: the whole word anew with each key. */
async function compose(cdp: CDPSession, word: string): Promise<void> {
  for (let length = 1; length <= word.length; length += 1)
    await cdp.send('Input.imeSetComposition', {
      text: word.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
}

/** A key of an on-screen keyboard, which names none. */
const deleteBackward = (cdp: CDPSession) =>
  cdp.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    windowsVirtualKeyCode: 229,
    commands: ['deleteBackward'],
  });

test('a keyboard that composes writes telephone and code in their order, and takes one digit across a gap', async ({
  page,
  landing,
}) => {
  await landing.open({ id: mexico.id });
  const cdp = await page.context().newCDPSession(page);
  await landing.phone.focus();
  await compose(cdp, '5512345678');
  await expect(landing.phone).toHaveValue('5512345678');
  await cdp.send('Input.insertText', { text: '5512345678' });
  await expect(landing.phone).toHaveValue('55 1234 5678');
  // Composed on behind a gap: the text that the keyboard knows stays where it is.
  await landing.phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await deleteBackward(cdp);
  expect(await caretOf(landing.phone)).toEqual(['51 2345 678', 1]);
  await compose(cdp, '9');
  await landing.captcha.focus();
  await expect(landing.phone).toHaveValue('59 1234 5678');
  await landing.sms.focus();
  await compose(cdp, '１２３４５６');
  await expect(landing.sms).toHaveValue('１２３４５６');
  await landing.captcha.focus();
  await expect(landing.sms).toHaveValue('123456');
});
