import type { FastifyInstance } from 'fastify';
import { parseLanguageType } from '../../../kernel/locale';
import { forbidCaching } from '../http/cacheControl';
import { queryValue } from '../http/query';
import { permissionsPolicy } from '../http/securityHeaders';
import type { TestPreviewRenderer } from '../render/testPreviewRenderer';
import { PageCache } from './pageCache';
import { sendPage } from './sendPage';

export interface TestPreviewOptions {
  readonly testPreview: TestPreviewRenderer;
  readonly clock: () => number;
}

/** The developers' page, for hosts with `devTools` alone (contract §3): its HTML holds the test login. */
export function registerTestPreview(app: FastifyInstance, { testPreview, clock }: TestPreviewOptions): void {
  const pages = new PageCache(clock);
  app.get('/testPreview', async (request, reply) => {
    const language = parseLanguageType(queryValue(request, 'language'));
    const page = await pages.find(String(language ?? ''), () => testPreview.render(language));
    forbidCaching(reply);
    return sendPage(request, reply.header('permissions-policy', permissionsPolicy(['geolocation'])), page);
  });
}
