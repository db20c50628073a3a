import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as what the package names by `source`: each page that is looked at reads it. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Anything that moves for longer than this, in ms, is what the page shows and not the way to it. */
const longestTransition = 1500;

/** Waits until what fades or slides in has arrived: half-transparent words have no contrast that counts. */
async function whenAtRest(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const arriving = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0) <= longest);
    // One that is cut short has ended too.
    await Promise.all(arriving.map((animation) => animation.finished.catch(() => undefined)));
  }, longestTransition);
}

/**
 * What axe finds wrong in a page, or in a part of it where the rest has been looked at, in words that tell where: all of
 * its rules, and the target size of WCAG 2.2 that it leaves off.
 * What the editor's widgets have just said aloud stays for some seconds, and names what may be gone by then.
 */
export async function axeFaultsOf(page: Page, part?: Locator): Promise<string[]> {
  await whenAtRest(page);
  // The page's policy allows no inline script; the protocol's own evaluation is not bound by it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return (part ?? page.locator('html')).evaluate(async (root) => {
    const context = { include: [root], exclude: [['[data-live-announcer]']] };
    const rules = { 'target-size': { enabled: true } };
    // Frames have no axe of their own that would answer, and nobody reads where a fault stands or what passed.
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
      rules,
      iframes: false,
      selectors: false,
      // No rule that is on asks for the sheets of styles; they would be fetched and read anew for each look.
      preload: { assets: ['media'] },
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  });
}

/** axe finds nothing, and there is one main heading. */
export async function expectNoAxeFaults(page: Page): Promise<void> {
  expect(await axeFaultsOf(page), page.url()).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}
