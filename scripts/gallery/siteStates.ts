import { inBoth, inTurn, tap, toEnd, type GalleryRoom, type Step } from './state';

const toHeading =
  (position: number): Step =>
  (page) =>
    page
      .locator('main h2')
      .nth(position)
      .evaluate((heading) => heading.scrollIntoView());

const submitted: Step = async (page) => {
  const fields = page.getByTestId('contact-form').getByRole('textbox');
  for (const [position, text] of ['Ana', '5512345678', 'ana@example.com', '¿?'].entries())
    await fields.nth(position).fill(text);
  await tap('contact-submit')(page);
};

export const siteRoom: GalleryRoom = {
  title: 'Official site',
  states: [
    inBoth('site-home', 'home', '/'),
    inBoth('site-home-middle', 'home, further down', '/', { steps: toHeading(0) }),
    inBoth('site-home-end', 'home, its end', '/', { steps: toEnd }),
    inBoth('site-loan', 'loan terms', '/Loan'),
    inBoth('site-loan-late', 'loan terms, late payment', '/Loan', { steps: toHeading(3) }),
    inBoth('site-loan-lender', 'loan terms, NBFC disclosure', '/Loan', { steps: toHeading(8) }),
    inBoth('site-policy', 'privacy', '/Policy'),
    inBoth('site-contact', 'contact', '/Contact'),
    inBoth('site-contact-fault', 'contact, fields missing', '/Contact', { steps: tap('contact-submit') }),
    inBoth('site-contact-done', 'contact, said', '/Contact', { steps: submitted }),
    inBoth('site-reviews', 'reviews', '/User'),
    inBoth('site-about', 'about', '/About'),
    inBoth('site-failed', 'a page without its content', '/About', { host: 'broken' }),
    inBoth('site-missing', 'no such page', '/nowhere'),
    inBoth('site-privacy-app', 'privacy, in the app', '/PrivacyPolicy'),
    inBoth('site-about-app', 'about, in the app', '/aboutUs'),
  ],
};

const fieldsFilled: Step = async (page) => {
  await page.locator('main input').first().fill('2.1');
  await page.locator('main input').nth(6).fill('1001');
};

export const testRoom: GalleryRoom = {
  title: 'Test page of hosts with `devTools`',
  states: [
    inBoth('test', 'parameters', '/testPreview', { steps: fieldsFilled }),
    inBoth('test-pages', 'pages', '/testPreview', { steps: toHeading(1) }),
    inBoth('test-parts', 'what the phone can do', '/testPreview', { steps: toHeading(2) }),
    inBoth('test-login', 'signed in', '/testPreview', { steps: inTurn(tap('test-login'), toHeading(2)) }),
    inBoth('test-bridge', 'messages to the app', '/testPreview', { steps: toEnd }),
  ],
};
