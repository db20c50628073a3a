import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Faults that axe finds, by rule and place. */
export async function axeFaults(page: Page): Promise<readonly string[]> {
  // The page's policy allows no inline script; the protocol's own evaluation is not bound by it.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`));
  });
}
