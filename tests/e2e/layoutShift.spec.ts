import { sitePaths } from '../../src/kernel/pagePaths';
import { mexico } from './support/campaigns';
import { openAndRest } from './support/openAndRest';
import { layoutShift } from './support/restingPage';
import { expect, test } from './support/test';

// As a phone, Chromium takes the size that it is given for an input, and what moves soon after an input for its answer.
test.use({ viewport: { width: 360, height: 740 }, isMobile: false });

test('a tap on a button far down that scrolls to a block moves nothing under the finger', async ({
  page,
  landing,
}) => {
  await openAndRest(page, landing.address({ id: mexico.id }));
  const target = page.getByTestId('block-registro');
  await page.getByTestId('block-volver').getByRole('button').click();
  await expect(target).toBeFocused();
  await expect.poll(() => target.evaluate((block) => Math.round(block.getBoundingClientRect().top))).toBe(8);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('no page of the official site moves while it comes', async ({ page, host }) => {
  for (const path of new Set(sitePaths.map((each) => each.toLowerCase()))) {
    const address = sitePaths.find((each) => each.toLowerCase() === path) ?? path;
    // Between two pages of one site the browser shows the former until the next is nearly there.
    await page.goto('about:blank');
    await openAndRest(page, host.origin + address);
    expect.soft(await layoutShift(page), path).toBe(0);
  }
});
