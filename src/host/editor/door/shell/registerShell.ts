import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { isEditorPath } from '../../../../kernel/editorPaths';
import { forbidCaching } from '../../../delivery/http/cacheControl';
import type { Editor } from '../../editor';
import { browserLanguage, type ShellAssets, closedPage, shellPage, type ClosedReason } from './shellPage';
import { closedEditorPolicy, editorPolicy } from './editorPolicy';

export interface ShellOptions {
  readonly editor: Pick<Editor, 'brand'> & Partial<Pick<Editor, 'font' | 'mail' | 'oidc'>>;
  /** Undefined: there is nothing to open here. */
  readonly assets: ShellAssets | undefined;
  /** Why nobody can sign in; undefined: they can. */
  readonly closedReason: () => Promise<ClosedReason | undefined>;
}

/** That nobody can sign in yet is what this page is there to say; a database may be back in a moment. */
const statusOf: Readonly<Record<ClosedReason, number>> = {
  upstream: 404,
  noAdministrator: 200,
  databaseDown: 503,
};

/** `/editor` and every address below it; where its router has no screen, the page says so and the status too (contract §4). */
export function registerShell(
  app: FastifyInstance,
  { editor: { brand, font, mail, oidc }, assets, closedReason }: ShellOptions,
): void {
  const sendShell = async (
    request: FastifyRequest,
    reply: FastifyReply,
    isKnown: boolean,
  ): Promise<FastifyReply> => {
    const language = browserLanguage(request.headers['accept-language']);
    const reason = await closedReason();
    forbidCaching(reply);
    void reply.header('vary', 'Accept-Language').type('text/html; charset=utf-8');
    if (reason !== undefined || !assets) {
      void reply.code(statusOf[reason ?? 'upstream']).header('content-security-policy', closedEditorPolicy);
      return reply.send(closedPage(language, brand, reason ?? 'upstream'));
    }
    const nonce = randomBytes(18).toString('base64');
    void reply.code(isKnown ? 200 : 404).header('content-security-policy', editorPolicy(nonce, brand));
    return reply.send(
      shellPage(language, brand, assets, {
        nonce,
        font,
        sendsMail: mail !== undefined,
        oidc: oidc && { ...oidc.settings, origin: oidc.publicOrigin },
        proxyFault: request.proxyFault,
      }),
    );
  };
  app.get('/editor', (request, reply) => sendShell(request, reply, true));
  app.get<{ Params: { '*': string } }>('/editor/*', (request, reply) =>
    sendShell(request, reply, isEditorPath(request.params['*'])),
  );
}
