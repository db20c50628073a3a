import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { parseLanguageType } from '../../../../kernel/locale';
import { forbidCaching } from '../../../delivery/http/cacheControl';
import { createMissLimit } from '../../../delivery/http/limitRates';
import { prepareBody, sendPrepared } from '../../../delivery/http/preparedBody';
import { queryOf, queryValue } from '../../../delivery/http/query';
import type {
  PreviewFailure,
  PreviewRenderer,
  PreviewRequest,
} from '../../../delivery/render/previewRenderer';
import type { RenderedPage } from '../../../delivery/render/htmlDocument';
import { PageCache, sendPage } from '../../../delivery/routes/pageCache';
import type { Database } from '../../../store/database';
import { createPreviewKey, readPreviewToken } from './previewToken';
import { parseOrigin, type PreviewDocuments } from './previewDocuments';
import { previewVisitor } from './previewVisitor';
import { refuseSlow, registerSlowFiles, slowPrefixOf, makeSlowLine } from './slowFiles';
import { SlowNetwork } from './slowNetwork';

/** Links are followed, not tried: a whole office behind one address opens fewer that have ended. */
const missesPerMinute = 120;

/** What the card of a starter asks its frame for; nobody is simulated. */
const cardQuery = '?source=starter&still=1';
/** How long browsers keep the card of a starter, which changes with the host's own version. */
const cardSeconds = 3_600;

export interface PreviewsOptions {
  readonly database: Kysely<Database>;
  readonly clock: () => number;
  readonly renderer: PreviewRenderer;
  readonly documents: PreviewDocuments;
  /** True for somebody who is signed in to the editor and may see that template; undefined: one that comes with the host. */
  readonly mayView: (request: FastifyRequest, id: string | undefined) => Promise<boolean>;
  /** Exact JSON text of a page that somebody without an account is asked about; undefined: nobody may see it. */
  readonly findAsked: (wanted: {
    readonly view: string;
    readonly page: string;
    readonly version: string;
  }) => Promise<string | undefined>;
}

/** `1`: a picture of the first screen; `whole`: of all of it. */
const parseStill = (value: string | undefined): PreviewRequest['still'] =>
  value === '1' ? 'screen' : value === 'whole' ? 'whole' : undefined;

/** What a page of a draft says to caches, crawlers and framing pages. */
function markPrivate(reply: FastifyReply, isFramed: boolean): void {
  forbidCaching(reply);
  void reply
    .header('x-robots-tag', 'noindex, nofollow')
    .header('x-frame-options', isFramed ? 'SAMEORIGIN' : 'DENY');
}

/** `/editor/frame/:id`, `/editor/approval-frame/:view`, `/preview/:token` and, for a slow network, the files that both load. */
export function registerPreviews(app: FastifyInstance, options: PreviewsOptions): void {
  const { clock, renderer, documents, mayView, findAsked } = options;
  const key = createPreviewKey(options.database, clock);
  const network = new SlowNetwork();
  const failures = new PageCache(clock);
  const cards = new PageCache(clock, true);
  const misses = createMissLimit(app, missesPerMinute);
  const languageOf = (request: FastifyRequest) => parseLanguageType(queryValue(request, 'language'));

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: RenderedPage,
    line: string | undefined,
  ): Promise<FastifyReply> {
    // The bytes of a slow line are those that visitors get.
    const body = await prepareBody(page.html, line === undefined);
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const slow =
      line === undefined ? undefined : network.send(body.variants[isBrotli ? 'br' : 'identity'], line);
    if (line !== undefined && !slow) return refuseSlow(reply);
    void reply.header('content-security-policy', page.contentSecurityPolicy).type('text/html; charset=utf-8');
    if (!slow) return sendPrepared(request, reply, body);
    if (isBrotli && body.variants.br !== body.variants.identity) void reply.header('content-encoding', 'br');
    return reply.send(slow);
  }

  /** Open to strangers, so that each is drawn and compressed once. */
  async function fail(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    reason: PreviewFailure,
    isFramed: boolean,
  ) {
    const language = languageOf(request);
    const key = `${reason} ${language ?? ''} ${String(isFramed)}`;
    return sendPage(
      request,
      reply.code(status),
      await failures.find(key, () => renderer.failure(reason, language, isFramed)),
    );
  }

  /** For callers without access to a preview: many requests are guesses. */
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    reason: PreviewFailure,
    isFramed: boolean,
  ) {
    await misses.refuseAbove(request, reply);
    await misses.count(request);
    return fail(request, reply, status, reason, isFramed);
  }

  function draw(
    request: FastifyRequest,
    id: string,
    document: string,
    isFramed: boolean,
    line: string | undefined,
  ): RenderedPage | undefined {
    try {
      const slowPrefix = line === undefined ? undefined : slowPrefixOf(line);
      return renderer.render({
        document,
        language: languageOf(request),
        visitor: previewVisitor(request, id),
        isFramed,
        still: isFramed ? parseStill(queryValue(request, 'still')) : undefined,
        isLaidOut: isFramed && queryValue(request, 'laidOut') === '1',
        slowPrefix,
      });
    } catch (error) {
      request.log.warn({ err: error, id }, 'a draft could not be drawn');
      return undefined;
    }
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    document: string | undefined,
    isFramed: boolean,
  ) {
    if (document === undefined) return fail(request, reply, 404, 'unknown', isFramed);
    const line = queryValue(request, 'network') === 'slow' ? makeSlowLine(await key(), clock()) : undefined;
    const page = draw(request, id, document, isFramed, line);
    return page ? send(request, reply, page, line) : fail(request, reply, 422, 'undrawable', isFramed);
  }

  /** A starter as its card shows it. Cards are asked for all at once, so that each is drawn once and browsers keep it. */
  async function showCard(request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
    const document = await documents.find(id, 'starter');
    if (document === undefined) return fail(request, reply, 404, 'unknown', true);
    const { clientType } = previewVisitor(request, id);
    const page = await cards.find(`${id} ${clientType}`, () => {
      const drawn = draw(request, id, document, true, undefined);
      if (!drawn) throw new Error(`the starter ${id} can't be drawn`);
      return drawn;
    });
    void reply.header('cache-control', `private, max-age=${cardSeconds}`);
    return sendPage(request, reply, page);
  }

  /** What a frame's address asks for: exact bytes, one block, or the template's present document. */
  function wanted(request: FastifyRequest, id: string): Promise<string | undefined> {
    const [sha256, blockId] = [queryValue(request, 'sha256'), queryValue(request, 'block')];
    if (sha256 !== undefined) return documents.findBytes(id, sha256);
    if (blockId !== undefined) return documents.findBlock(id, blockId);
    return documents.find(id, parseOrigin(queryValue(request, 'source')));
  }

  /** Starters come with the host and are nobody's. */
  const isOfStarter = (request: FastifyRequest): boolean =>
    queryValue(request, 'source') === 'starter' &&
    queryValue(request, 'block') === undefined &&
    queryValue(request, 'sha256') === undefined;

  app.get<{ Params: { id: string } }>('/editor/frame/:id', async (request, reply) => {
    markPrivate(reply, true);
    const { id } = request.params;
    if (!(await mayView(request, isOfStarter(request) ? undefined : id)))
      return refuse(request, reply, 401, 'unknown', true);
    if (queryOf(request.originalUrl) === cardQuery) return showCard(request, reply, id);
    return show(request, reply, id, await wanted(request, id), true);
  });

  app.get<{ Params: { view: string } }>('/editor/approval-frame/:view', async (request, reply) => {
    markPrivate(reply, true);
    const [page = '', version = ''] = [queryValue(request, 'page'), queryValue(request, 'version')];
    const document = await findAsked({ view: request.params.view, page, version });
    if (document === undefined) return refuse(request, reply, 404, 'unknown', true);
    return show(request, reply, page, document, true);
  });

  // Not by a named part: those end at 100 characters, which a token with a long id exceeds.
  app.get<{ Params: { '*': string } }>('/preview/*', async (request, reply) => {
    markPrivate(reply, false);
    const lookup = readPreviewToken(await key(), request.params['*'], clock());
    if (lookup.status === 'expired') return refuse(request, reply, 410, 'expired', false);
    if (lookup.status === 'unknown') return refuse(request, reply, 404, 'unknown', false);
    const { templateId } = lookup.claim;
    return show(request, reply, templateId, await documents.find(templateId, 'draft'), false);
  });

  registerSlowFiles(app, { key, clock, network });
}
