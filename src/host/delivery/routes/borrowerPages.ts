import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Reading } from '../../../effects/reading';
import type { Brand } from '../../../generated/brand';
import type { Failure } from '../../../kernel/failure';
import { type BorrowerLanguage, borrowerLanguageOf } from '../../../kernel/locale';
import { redirectedPaths, borrowerPaths, type BorrowerPath } from '../../../kernel/pagePaths';
import { allowSharedCaching, forbidCaching, keepPrivate } from '../http/cacheControl';
import { languageOf, queryOf, queryValue } from '../http/query';
import { type FirstPart, firstPartOf, sendInParts } from '../http/sendInParts';
import type { BorrowerRenderer } from '../render/borrowerRenderer';
import type { TestPreviewRenderer } from '../render/testPreviewRenderer';
import { PageCache, sendPage } from './pageCache';
import { permissionsPolicy } from '../http/securityHeaders';
import { createPageCalls, isPrepared, saysWhoAsks } from './readForPage';

export interface BorrowerPagesOptions {
  readonly brand: Brand;
  readonly borrower: BorrowerRenderer;
  readonly clock: () => number;
  readonly publicOrigin: string | undefined;
  /** How long a page waits for its content; after that its script asks again, in ms. */
  readonly contentDeadlineMs?: number;
}

interface OpenedPage {
  readonly first: FirstPart;
  readonly contentSecurityPolicy: string;
  readonly freshUntil: number | undefined;
}

/** What ends a call: its time, or that nobody waits for its page any more. */
function endOf(reply: FastifyReply, contentDeadlineMs: number): AbortSignal {
  const controller = new AbortController();
  const end = () => controller.abort();
  const timer = setTimeout(end, contentDeadlineMs);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) end();
  });
  return controller.signal;
}

/** Says only that the host's own try came to nothing: the page asks by itself, over a network that it knows better. */
const isOwnTrouble = ({ kind }: Failure): boolean =>
  kind === 'offline' || kind === 'timeout' || kind === 'malformed';

const ended = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined), { once: true }));

/**
 * The borrower's screens (contract §4). Where the address says who asks, the page comes with what its screen shows, which
 * the host asks for as the page would; every other page is the same HTML for everyone but for the language.
 */
export function registerBorrowerPages(app: FastifyInstance, options: BorrowerPagesOptions): void {
  const { brand, borrower, clock, publicOrigin, contentDeadlineMs = 1_500 } = options;
  const pages = new PageCache(clock);
  const callsOf = createPageCalls(app, brand);
  const opened = new Map<string, OpenedPage>();

  /** The same for everyone until the market's rules change, so it is drawn and made small once. */
  function open(path: BorrowerPath, language: BorrowerLanguage): OpenedPage {
    const key = `${path} ${language}`;
    const known = opened.get(key);
    if (known && (known.freshUntil === undefined || clock() < known.freshUntil)) return known;
    const { html, ...rest } = borrower.open(path, language);
    const page = { first: firstPartOf(html), ...rest };
    opened.set(key, page);
    return page;
  }

  async function contentOf(
    path: BorrowerPath,
    language: BorrowerLanguage,
    reading: Reading,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    try {
      const signal = endOf(reply, contentDeadlineMs);
      const calls = callsOf(request, signal);
      const told = await Promise.race([reading.ask(calls, calls.search), ended(signal)]);
      if (!told || signal.aborted) return borrower.close;
      if (!told.result.ok && isOwnTrouble(told.result.error)) {
        request.log.warn({ reason: told.result.error.kind, path }, 'the host could not read for a screen');
        return borrower.close;
      }
      const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
      return await borrower.draw({ path, origin, ...told }, { language, search: calls.search });
    } catch (error) {
      request.log.error({ err: error, path }, 'a screen could not be drawn');
      return borrower.close;
    }
  }

  for (const path of borrowerPaths) {
    app.get(path, async (request, reply) => {
      const language = borrowerLanguageOf(queryValue(request, 'language'), brand);
      // Calls of an API that is elsewhere do not pass this host.
      const isAsked = brand.apiOrigin === '' && saysWhoAsks(request) && !isPrepared(request);
      const reading = isAsked ? await borrower.readingOf(path) : undefined;
      if (!reading) {
        const page = await pages.find(`${path} ${language}`, () => {
          const { html, ...rest } = borrower.open(path, language);
          return { ...rest, html: html + borrower.close };
        });
        if (isPrepared(request)) keepPrivate(reply);
        else allowSharedCaching(reply, clock(), page.page.freshUntil);
        return sendPage(request, reply, page);
      }
      const { first, contentSecurityPolicy } = open(path, language);
      keepPrivate(reply);
      void reply.header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8');
      // Of a head alone nobody sees the content; its headers are those of the page.
      const rest =
        request.method === 'HEAD'
          ? Promise.resolve(borrower.close)
          : contentOf(path, language, reading, request, reply);
      return sendInParts(request, reply, first, rest);
    });
  }
  for (const [path, target] of Object.entries(redirectedPaths)) {
    app.get(path, async (request, reply) => {
      forbidCaching(reply);
      return reply.redirect(target + queryOf(request.url), 302);
    });
  }
}

export interface TestPreviewOptions {
  readonly testPreview: TestPreviewRenderer;
  readonly clock: () => number;
}

/** The developers' page, for hosts with `devTools` alone (contract §3): its HTML holds the test login. */
export function registerTestPreview(app: FastifyInstance, { testPreview, clock }: TestPreviewOptions): void {
  const pages = new PageCache(clock);
  app.get('/testPreview', async (request, reply) => {
    const language = languageOf(request);
    const page = await pages.find(String(language ?? ''), () => testPreview.render(language));
    forbidCaching(reply);
    return sendPage(request, reply.header('permissions-policy', permissionsPolicy(['geolocation'])), page);
  });
}
