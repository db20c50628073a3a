import { test as base, expect } from '@playwright/test';
import type { Host, HostOptions } from '../../support/host';
import { startUpstream, type Upstream } from '../../support/hostUpstream';
import { Hosts } from './hosts';
import { LandingPage } from './LandingPage';
import { Phones } from './phones';
import { visitorStories } from './visitorStories';

interface TestFixtures {
  readonly hostOptions: HostOptions;
  /** A name for tests that need a host apart from others of the same options: what they change there shows to nobody else. */
  readonly hostOwner: string | undefined;
  readonly host: Host;
  readonly forwarding: Host;
  /**
   * For tests that leave something in a tab beside its storage: an app that it was asked to open, or a clock
   * (`page.clock`), whose scripts can outlive their test in a tab that the next one gets.
   */
  readonly needsOwnTab: boolean;
  /** Console errors that a test provokes; any other one fails it. */
  readonly expectedErrors: readonly RegExp[];
  /** Other origins that a page may call; all others fail the test. */
  readonly expectedOrigins: readonly string[];
  /** Calls of the browser leave no trace of faults that nobody expected. */
  readonly watch: void;
  readonly landing: LandingPage;
}

interface WorkerFixtures {
  readonly hosts: Hosts;
  readonly phones: Phones;
  /** A back end that the host of `forwarding` forwards to. */
  readonly upstream: Upstream;
}

/** Of the hosts under test; security keys are for names alone. */
const ownNames = ['127.0.0.1', 'localhost'];

/** What the browser says by itself about a call that failed. */
export const failedCall = /Failed to load resource/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Worker fixtures with options of their own would cost a worker, and its browser, for each file that sets them.
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads off the pattern what a fixture needs: here nothing
    async ({}, use) => {
      const hosts = new Hosts();
      await use(hosts);
      await hosts.stop();
    },
    { scope: 'worker' },
  ],
  needsOwnTab: [false, { option: true }],
  context: async ({ browser, context, needsOwnTab }, use) => {
    await use(needsOwnTab ? await browser.newContext() : context);
    // Whoever else a test let open a browser would go on asking the host until the worker ends.
    const others = browser.contexts().filter((each) => each !== context);
    await Promise.all(others.map((each) => each.close()));
  },
  hostOptions: [visitorStories, { option: true }],
  hostOwner: [undefined, { option: true }],
  host: async ({ hosts, hostOptions, hostOwner }, use) => use(await hosts.of(hostOptions, hostOwner)),
  // oxlint-disable-next-line no-empty-pattern -- as above
  phones: [async ({}, use) => use(new Phones()), { scope: 'worker' }],
  upstream: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const upstream = await startUpstream();
      await use(upstream);
      await upstream.stop();
    },
    { scope: 'worker' },
  ],
  forwarding: async ({ hosts, hostOptions, upstream }, use) =>
    use(await hosts.of({ ...hostOptions, environment: { UPSTREAM_URL: upstream.origin } })),
  expectedErrors: [[], { option: true }],
  expectedOrigins: [[], { option: true }],
  watch: [
    async ({ context, expectedErrors, expectedOrigins }, use) => {
      const errors: string[] = [];
      const foreign: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      context.on('request', (request) => {
        const { origin, hostname } = new URL(request.url());
        if (!ownNames.includes(hostname) && !expectedOrigins.includes(origin)) foreign.push(request.url());
      });
      await use();
      expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
      expect(foreign).toEqual([]);
    },
    { auto: true },
  ],
  landing: async ({ page, host }, use) => use(new LandingPage(page, host)),
});

export { expect };
