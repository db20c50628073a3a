import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request } from '@playwright/test';
import type { Host } from '../../support/host';

export type Query = Readonly<Record<string, string>>;

/** The borrower's screens as one borrower sees them, each with orders of its own. */
export class BorrowerPage {
  private readonly requests: Request[] = [];

  constructor(
    readonly page: Page,
    readonly host: Host,
    readonly session: string = randomUUID(),
  ) {
    page.on('request', (request) => this.requests.push(request));
  }

  at(testId: string): Locator {
    return this.page.getByTestId(testId);
  }

  address(path: string, query: Query = {}): string {
    return `${this.host.origin}${path}?${new URLSearchParams({ language: '1', sessionId: this.session, ...query }).toString()}`;
  }

  async open(path: string, query: Query = {}): Promise<void> {
    await this.page.goto(this.address(path, query));
  }

  /** Who asks stands in the hash, which no host ever hears: the page makes its first call by itself. */
  async openAsking(path: string, query: Query = {}): Promise<void> {
    const shown = new URLSearchParams({ language: '1', ...query }).toString();
    await this.page.goto(`${this.host.origin}${path}?${shown}#/?sessionId=${this.session}`);
  }

  /** Calls that the page has begun, by the last part of their path. */
  callsTo(name: string): readonly Request[] {
    return this.requests.filter((request) => new URL(request.url()).pathname.endsWith(`/${name}`));
  }

  /** Under which idempotency keys. */
  keysOf(name: string): readonly (string | undefined)[] {
    return this.callsTo(name).map((request) => request.headers()['idempotency-key']);
  }

  /** The server does what the next call asks for, but its reply is lost on the way. */
  async loseReplyTo(name: string): Promise<void> {
    await this.page.route(
      (address) => address.pathname.endsWith(`/${name}`),
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
  }

  /** Path and query of the visible address. */
  place(): { readonly path: string; readonly query: Query } {
    const { pathname, searchParams } = new URL(this.page.url());
    return { path: pathname, query: Object.fromEntries(searchParams) };
  }

  /** The SMS code of an order's payment, sent after the log had that many lines. */
  async paymentCode(orderId: string, linesBefore: number): Promise<string> {
    const line = await this.host.log.newestOf(
      ({ sandboxSmsCode, orderEnding }, position) =>
        position >= linesBefore && sandboxSmsCode !== undefined && orderEnding === orderId.slice(-4),
    );
    return String(line.sandboxSmsCode);
  }
}
