import { prepareBody, type PreparedBody, sendPrepared } from '../http/preparedBody';
import { SharedCache } from '../http/sharedCache';
import type { RenderedPage } from '../render/htmlDocument';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostTimeMetric } from '../../../kernel/hostTime';

export interface CachedPage {
  readonly page: Omit<RenderedPage, 'html'>;
  readonly body: PreparedBody;
  readonly size: number;
}

const maxBytes = 128 * 1_048_576;
const overheadBytes = 4_096;

async function preparePage({ html, ...page }: RenderedPage, isPackedQuickly: boolean): Promise<CachedPage> {
  const body = await prepareBody(html, isPackedQuickly);
  return { page, body, size: body.size + overheadBytes };
}

/** Pages as they are sent: rendered and compressed once. */
export class PageCache {
  private readonly pages = new SharedCache<CachedPage>(maxBytes);

  /** @param isPackedQuickly the first request waits for it, and few others will come */
  constructor(
    private readonly clock: () => number,
    private readonly isPackedQuickly = false,
  ) {}

  find(key: string, render: () => RenderedPage): Promise<CachedPage> {
    const isFresh = ({ page }: CachedPage) => page.freshUntil === undefined || this.clock() < page.freshUntil;
    return this.pages.find(key, isFresh, async () => preparePage(render(), this.isPackedQuickly));
  }
}

/** Sends a page with its own policy, and the time by which its visitor's phone is put right. Caching headers are the caller's. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, body }: CachedPage,
): FastifyReply {
  void reply
    .header('content-security-policy', page.contentSecurityPolicy)
    // Not in the body: that is the same for everyone and kept by caches.
    .header('server-timing', `${hostTimeMetric};dur=${Date.now()}`);
  return sendPrepared(request, reply.type('text/html; charset=utf-8'), body);
}
