import type { Page, Route } from '@playwright/test';

/** Holds what is asked for back; resolves with what lets it go, or whatever else is to become of it. */
export async function holdBack(
  page: Page,
  asked: RegExp,
  end = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(asked, async (route) => {
    await released;
    await end(route);
  });
  return release;
}

/** What is held back never comes. */
export const lost = (route: Route): Promise<void> => route.abort();
