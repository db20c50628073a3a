import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { forbidCaching } from '../../http/cacheControl';
import type { Editor } from '../editor';
import { browserLanguage } from './browserLanguage';
import { closedEditorPolicy, editorPolicy } from './editorPolicy';
import type { ShellAssets } from './shellAssets';
import { closedPage, shellPage, type ClosedReason } from './shellPage';

export interface ShellOptions {
  readonly editor: Pick<Editor, 'brand'>;
  /** Undefined: there is nothing to open here. */
  readonly assets: ShellAssets | undefined;
  /** Why nobody can sign in; undefined: they can. */
  readonly closedReason: () => Promise<ClosedReason | undefined>;
}

/** `/editor` and every address of its router. */
export function registerShell(app: FastifyInstance, { editor: { brand }, assets, closedReason }: ShellOptions): void {
  const sendShell = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = browserLanguage(request.headers['accept-language']);
    const reason = await closedReason();
    forbidCaching(reply);
    void reply.header('vary', 'Accept-Language').type('text/html; charset=utf-8');
    if (reason !== undefined || !assets) {
      void reply.code(reason === 'upstream' ? 404 : 503).header('content-security-policy', closedEditorPolicy);
      return reply.send(closedPage(language, brand, reason ?? 'upstream'));
    }
    const nonce = randomBytes(18).toString('base64');
    void reply.header('content-security-policy', editorPolicy(nonce, brand.imageOrigins));
    return reply.send(shellPage(language, brand, assets, nonce));
  };
  app.get('/editor', sendShell);
  app.get('/editor/*', sendShell);
}
