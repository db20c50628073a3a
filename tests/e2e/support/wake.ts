import type { Page } from '@playwright/test';

/** Resolves once the page answers by itself, since it was touched or came to rest. Pages without an early script have no such flag. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as { vitrinaEarly?: { isHydrated: boolean } }).vitrinaEarly?.isHydrated !== false,
  );
}

/** Wakes a public page the way a visitor does, by a key that does nothing, and waits until it answers by itself. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(
    () => (window as { vitrinaEarly?: { isHydrated: boolean } }).vitrinaEarly?.isHydrated === true,
  );
}
