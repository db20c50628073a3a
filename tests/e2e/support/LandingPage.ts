import { expect, type Locator, type Page } from '@playwright/test';
import type { Host } from '../../support/host';
import { wake } from './wake';

type Query = Readonly<Record<string, string>>;

/** A promotion page as a visitor sees it, and what the host's log tells of it. */
export class LandingPage {
  readonly root: Locator;
  readonly phone: Locator;
  readonly captcha: Locator;
  readonly picture: Locator;
  readonly sms: Locator;
  readonly smsButton: Locator;
  readonly apply: Locator;
  readonly agreementLink: Locator;
  readonly toast: Locator;
  readonly download: Locator;
  readonly agreement: Locator;
  readonly error: Locator;
  readonly retry: Locator;
  /** Pictures that arrived, by session. */
  private readonly pictures = new Map<string, number>();

  constructor(
    readonly page: Page,
    readonly host: Host,
  ) {
    const at = (id: string) => page.getByTestId(id);
    this.root = at('landing');
    this.phone = at('phone-input');
    this.captcha = at('captcha-input');
    this.picture = at('captcha-image');
    this.sms = at('sms-input');
    this.smsButton = at('sms-button');
    this.apply = at('apply-button');
    this.agreementLink = at('agreement-link');
    this.toast = at('toast');
    this.download = at('download-page');
    this.agreement = at('agreement-page');
    this.error = at('page-error');
    this.retry = at('page-retry');
    page.on('requestfinished', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (!pathname.endsWith('/get-captcha') || searchParams.has('mode')) return;
      const sid = searchParams.get('sid') ?? '';
      this.pictures.set(sid, (this.pictures.get(sid) ?? 0) + 1);
    });
  }

  address(query: Query, hash = ''): string {
    return `${this.host.origin}/landing?${new URLSearchParams(query).toString()}${hash}`;
  }

  /** Opens an address, and wakes the page as a visitor does. */
  async open(query: Query, hash = ''): Promise<void> {
    await this.page.goto(this.address(query, hash));
    await this.whenAlive();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.whenAlive();
  }

  async whenAlive(): Promise<void> {
    await wake(this.page);
  }

  /** The session that the picture belongs to. */
  async sid(): Promise<string> {
    const address = await this.picture.getAttribute('src');
    return new URL(address ?? '', this.host.origin).searchParams.get('sid') ?? '';
  }

  async whenPictureShown(): Promise<void> {
    await expect(this.picture).toHaveJSProperty('complete', true);
    await expect
      .poll(() => this.picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }

  /** Text in the picture that is shown now. */
  async pictureText(): Promise<string> {
    await this.whenPictureShown();
    const sid = await this.sid();
    return this.host.captchaAnswer(sid, this.pictures.get(sid) ?? 1);
  }

  async fillCaptcha(): Promise<void> {
    await this.captcha.fill(await this.pictureText());
  }

  /** Asks for an SMS code the way a visitor does; resolves with the code. */
  async requestCode(phone: string): Promise<string> {
    await this.phone.fill(phone);
    await this.fillCaptcha();
    const linesBefore = this.host.log.lines.length;
    await this.smsButton.click();
    return this.host.smsCode(phone, linesBefore);
  }

  /** Fills the whole form and sends it. */
  async register(phone: string): Promise<void> {
    await this.sms.fill(await this.requestCode(phone));
    await this.apply.click();
  }

  /** The digits in the phone field, without their grouping. */
  async typedPhone(): Promise<string> {
    return (await this.phone.inputValue()).replace(/\D/g, '');
  }

  /** Seconds that the countdown shows; 0 where there is none. */
  async secondsLeft(): Promise<number> {
    const text = (await this.smsButton.textContent()) ?? '';
    return Number(/\d+/.exec(text)?.[0] ?? 0);
  }

  /** What the address bar says behind `#`, as a path and its query. */
  place(): { path: string; query: Query } {
    const hash = new URL(this.page.url()).hash.slice(1);
    const [path = '', query = ''] = hash.split('?');
    return { path, query: Object.fromEntries(new URLSearchParams(query)) };
  }
}
