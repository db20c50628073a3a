import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What happened in a page that must never happen by what somebody wrote into a template, an address or a reply. */
interface Happened {
  readonly ran: string[];
  readonly violations: string[];
}

/** Runs in each frame before any script of the page: remembers scripts that ran, and what the policy had to stop. */
function watchFrame(): void {
  const happened: Happened = { ran: [], violations: [] };
  for (const name of [
    'canary',
    'alert',
    'confirm',
    'prompt',
    'print',
    'open',
    'XSS',
    'xss',
    'a',
    'javascript',
  ]) {
    Object.assign(window, {
      [name]: (...values: unknown[]) => void happened.ran.push(`${name}(${values.map(String).join()})`),
    });
  }
  Object.assign(window, { happened });
  document.addEventListener(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI, sample, sourceFile }) => {
      happened.violations.push([violatedDirective, blockedURI, sample, sourceFile].join(' '));
    },
  );
}

/** Runs in the page: what stands in the document that no text of others may bring there. */
function findIntruders(): readonly string[] {
  const intruders: string[] = [];
  const tell = (element: Element, why: string) =>
    intruders.push(`${why}: ${element.outerHTML.slice(0, 200)}`);
  const safe = new Set(['https:', 'tel:', 'mailto:', 'prestademo:', location.protocol]);
  const isSafe = (address: string): boolean => {
    try {
      const url = new URL(address, location.href);
      const isPicture = url.protocol === 'data:' && /^data:image\//i.test(address.trim());
      return (
        isPicture || (safe.has(url.protocol) && (url.protocol !== 'http:' || url.origin === location.origin))
      );
    } catch {
      return true;
    }
  };
  const inline = [...document.scripts].filter(({ src, type }) => src === '' && type !== 'application/json');
  if (inline.length > 2) inline.forEach((script) => tell(script, 'inline script'));
  for (const script of document.scripts) {
    if (script.src !== '' && !script.src.startsWith(`${location.origin}/assets/`))
      tell(script, 'foreign script');
  }
  for (const element of document.querySelectorAll(
    'iframe,frame,object,embed,applet,base,meta[http-equiv],link[rel=import],#root style,#root script,#root link',
  ))
    tell(element, 'element');
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) tell(element, 'handler');
      if (name === 'style' && value.includes('url(')) tell(element, 'style');
      const isAddress = /^(?:href|src|action|formaction|xlink:href|data|poster|background|ping)$/i.test(name);
      if (isAddress && element.tagName !== 'LINK' && !isSafe(value)) tell(element, 'address');
    }
  }
  return intruders;
}

/** Watches every page of a context, from before its first script. */
export class ScriptWatch {
  private readonly dialogs: string[] = [];
  private readonly refusals: string[] = [];
  private readonly places: string[] = [];

  constructor(private readonly context: BrowserContext) {}

  async start(): Promise<void> {
    await this.context.addInitScript(watchFrame);
    this.context.on('dialog', (dialog) => {
      this.dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    this.context.on('console', (message) => {
      if (/Content Security Policy|violates the following|TrustedHTML|TrustedScript/i.test(message.text()))
        this.refusals.push(message.text());
    });
    this.context.on('page', (page) => this.places.push(`a window opened: ${page.url()}`));
  }

  /** Nothing ran, nothing had to be stopped, and nothing stands in the page that could run. */
  async expectQuiet(page: Page, about: string): Promise<void> {
    // Pictures that fail say so in a task of their own.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))),
        ),
    );
    const { ran, violations } = await page.evaluate(
      () => (window as unknown as { happened: Happened }).happened,
    );
    const intruders = await page.evaluate(findIntruders);
    const { dialogs, refusals, places } = this;
    expect({ ran, violations, intruders, dialogs, refusals, places }, about).toEqual({
      ran: [],
      violations: [],
      intruders: [],
      dialogs: [],
      refusals: [],
      places: [],
    });
  }
}
