import type { Browser } from '@playwright/test';
import { openPhone } from '../browser';

const patienceMs = 45_000;

/** Notes when, after a tap on the control, the toast says something about the form. */
function tapAndWait(): Promise<number> {
  const control = document.querySelector<HTMLElement>('[data-testid="sms-button"]');
  return new Promise((resolve) => {
    let began = 0;
    control?.addEventListener('pointerdown', () => (began = performance.now()), { once: true });
    new MutationObserver(() => {
      const toast = document.querySelector('[data-testid="toast"]');
      if (began > 0 && toast?.textContent) resolve(performance.now() - began);
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}

/** One load that comes to rest before send-code is tapped once; ms from the finger's touch to the real answer. */
export async function loadAtRest(browser: Browser, address: string): Promise<number> {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(address, { waitUntil: 'networkidle', timeout: patienceMs });
    await page.waitForFunction(
      () => (window as { vitrinaEarly?: { isHydrated: boolean } }).vitrinaEarly?.isHydrated === true,
    );
    const control = page.getByTestId('sms-button');
    await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    const answered = page.evaluate(tapAndWait);
    await control.click();
    return await answered;
  } finally {
    await context.close();
  }
}
