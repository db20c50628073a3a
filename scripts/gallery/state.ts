import type { Page } from '@playwright/test';

export type Language = 'es' | 'en' | 'zh';

export type Step = (page: Page) => Promise<unknown>;

/** One state of one screen: where it is, and what brings it about. */
export interface GalleryState {
  /** Names its pictures, and what it is a clean slate for (docs/lenders-and-apps/sandbox.md, borrowers). */
  readonly name: string;
  readonly caption: string;
  /** Path, query and hash by the language that is seen there. */
  readonly addresses: Readonly<Partial<Record<Language, string>>>;
  readonly before?: Step;
  /** On the page, to the state that is shown. */
  readonly steps?: Step;
  /** It shows work that never ends; any other state is photographed once nothing works any more. */
  readonly isBusy?: boolean;
  /** Which of the gallery's hosts shows it; the whole one where nothing else is said. */
  readonly host?: HostName;
}

/** `broken` has an official site whose page about us is no template. */
export type HostName = 'whole' | 'broken';

export interface GalleryRoom {
  readonly title: string;
  readonly states: readonly GalleryState[];
}

type Steps = Pick<GalleryState, 'before' | 'steps' | 'isBusy' | 'host'>;

const languageTypes = { es: 2, en: 1 } as const;

function addressOf(path: string, name: string, language: keyof typeof languageTypes): string {
  const [place = '', query = ''] = path.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('language', String(languageTypes[language]));
  parameters.set('sessionId', `gallery-${name}-${language}${parameters.get('sessionId') ?? ''}`);
  return `${place}?${parameters.toString()}`;
}

/** A screen of the borrower or of the site, in both of their languages. A `sessionId` in the path is its end: a mark. */
export const inBoth = (name: string, caption: string, path: string, steps: Steps = {}): GalleryState => ({
  name,
  caption,
  addresses: { es: addressOf(path, name, 'es'), en: addressOf(path, name, 'en') },
  ...steps,
});

/** A skeleton: it has no words to translate, and stays. */
export const asSkeleton = (name: string, caption: string, path: string, steps: Steps = {}): GalleryState => ({
  ...inBoth(name, caption, path, steps),
  addresses: { es: addressOf(path, name, 'es') },
  isBusy: true,
});

export const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

export const tap =
  (testId: string): Step =>
  (page) =>
    page.getByTestId(testId).first().click();

export const fill =
  (testId: string, text: string): Step =>
  (page) =>
    page.getByTestId(testId).fill(text);

export const see =
  (testId: string): Step =>
  (page) =>
    page.getByTestId(testId).first().waitFor();

export const gone =
  (testId: string): Step =>
  (page) =>
    page.getByTestId(testId).first().waitFor({ state: 'hidden' });

/** Nothing on the page is under way. */
export const atRest: Step = (page) => page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));

/** The end of what came, not of its skeleton. */
export const toEnd: Step = async (page) => {
  await atRest(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
};

export const signInAnew: Step = async (page) => {
  const address = new URL(page.url());
  address.searchParams.set('sessionId', `gallery-another-${Date.now()}`);
  await page.goto(address.href);
};

const isCall = (call: string) => (address: URL) => address.pathname.endsWith(`/${call}`);

/** The reply never comes. */
export const held =
  (call: string): Step =>
  (page) =>
    page.route(isCall(call), () => undefined);

/** There is no network for it. */
export const cut =
  (call: string): Step =>
  (page) =>
    page.route(isCall(call), (route) => route.abort('internetdisconnected'));

/** Something comes back that is no reply, so that nobody knows what was done. */
export const garbled =
  (call: string): Step =>
  (page) =>
    page.route(isCall(call), (route) => route.fulfill({ contentType: 'text/html', body: '<p>gateway</p>' }));

export const answered =
  (call: string, reply: object): Step =>
  (page) =>
    page.route(isCall(call), (route) => route.fulfill({ json: reply }));

/** HTTP 503. */
export const failed =
  (call: string): Step =>
  (page) =>
    page.route(isCall(call), (route) => route.fulfill({ status: 503 }));
