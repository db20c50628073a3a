import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseLanguageType } from '../../../kernel/locale';
import { recordOf } from '../../../kernel/record';
import { forbidCaching } from '../../delivery/http/cacheControl';
import { queryValue } from '../../delivery/http/query';
import type { PreviewRenderer } from '../../delivery/render/previewRenderer';
import { storableText } from '../../store/storableText';
import { countTryFromNetwork } from '../accounts/passwordGuesses';
import type { Editor } from '../editor';
import { changedBlocks } from '../previews/changedBlocks';
import { previewVisitor } from '../previews/previewVisitor';
import { browserLanguage } from '../shell/shellPage';
import { answerLink, type LinkAnswer } from './answerLink';
import { type AnswerFault, approvalPage, approvalPolicy, noticePage, type NoticeKind } from './approvalPage';
import { findQuestion, isVouchedFor, type Question } from './linkQuestion';
import { findLink, stateOfLink, type StoredLink } from './linkStore';

interface ApprovalPagesOptions {
  readonly editor: Editor;
  readonly renderer: PreviewRenderer;
}

const maxFormBytes = 16_384;
const maxNameLength = 100;
const maxNoteLength = 1_000;

const statusOf: Readonly<Record<NoticeKind, number>> = {
  unknown: 404,
  expired: 410,
  revoked: 410,
  changed: 409,
  tooMany: 429,
  approved: 200,
  changeAsked: 200,
};

/** Nobody keeps it, finds it or learns its address from where it leads. */
function markSecret(reply: FastifyReply): void {
  forbidCaching(reply);
  void reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
}

type Opened =
  | { readonly kind: 'question'; readonly link: StoredLink; readonly question: Question }
  | { readonly kind: 'notice'; readonly notice: NoticeKind; readonly link?: StoredLink };

const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' ? storableText(value).trim().slice(0, most) : '';

function readAnswer(body: unknown) {
  const { name, answer, note } = recordOf(body);
  return {
    name: textOf(name, maxNameLength),
    note: textOf(note, maxNoteLength),
    answer: answer === 'approved' || answer === 'changeAsked' ? answer : undefined,
  } as const;
}

function faultOf({ name, note, answer }: ReturnType<typeof readAnswer>): AnswerFault | undefined {
  if (name === '') return 'nameMissing';
  if (answer === undefined) return 'decisionMissing';
  return answer === 'changeAsked' && note === '' ? 'whatMissing' : undefined;
}

/** A browser that says so sends a form of another site; the secret in the address is what else there is to know. */
const isElsewhere = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
};

type Asked = FastifyRequest<{ Params: { token: string } }>;

/** `/approval/:token`: for somebody without an account, who sees what changes and answers once. It opens no session. */
export async function registerApprovalPages(
  app: FastifyInstance,
  { editor, renderer }: ApprovalPagesOptions,
): Promise<void> {
  const { database, clock, brand } = editor;

  async function open(request: Asked): Promise<Opened> {
    const link = await findLink(database, request.params.token);
    if (!link) {
      const counted = await countTryFromNetwork(editor, request.ip);
      return { kind: 'notice', notice: counted.ok ? 'unknown' : 'tooMany' };
    }
    const state = stateOfLink(link, clock());
    if (state !== 'open') return { kind: 'notice', notice: state, link };
    return database.transaction().execute(async (transaction): Promise<Opened> => {
      const question = await findQuestion(transaction, link);
      return question && (await isVouchedFor(transaction, link, question))
        ? { kind: 'question', link, question }
        : { kind: 'notice', notice: 'changed' };
    });
  }

  const languageOf = (request: FastifyRequest) => browserLanguage(request.headers['accept-language']);

  function sendHtml(reply: FastifyReply, html: string): FastifyReply {
    void reply
      .header('content-security-policy', approvalPolicy)
      .header('x-frame-options', 'DENY')
      .header('vary', 'Accept-Language')
      .type('text/html; charset=utf-8');
    return reply.send(html);
  }

  const sendNotice = (request: FastifyRequest, reply: FastifyReply, notice: NoticeKind, link?: StoredLink) =>
    sendHtml(reply.code(statusOf[notice]), noticePage(languageOf(request), notice, link));

  function sendQuestion(
    request: Asked,
    reply: FastifyReply,
    { link, question }: Opened & { kind: 'question' },
    typed: Omit<LinkAnswer, 'answer'> & {
      readonly answer: LinkAnswer['answer'] | undefined;
      readonly fault: AnswerFault | undefined;
    },
  ): FastifyReply {
    const address = `/approval/${request.params.token}`;
    const shown = { language: languageOf(request), address, appName: brand.appName, link, question, typed };
    return sendHtml(reply.code(typed.fault === undefined ? 200 : 400), approvalPage(shown));
  }

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: maxFormBytes });
    scope.addHook('onRequest', async (_request, reply) => markSecret(reply));

    scope.get<{ Params: { token: string } }>('/approval/:token', async (request, reply) => {
      const opened = await open(request);
      if (opened.kind === 'notice') return sendNotice(request, reply, opened.notice, opened.link);
      const typed = { name: opened.link.name, note: '', answer: undefined, fault: undefined };
      return sendQuestion(request, reply, opened, typed);
    });

    scope.post<{ Params: { token: string } }>('/approval/:token', async (request, reply) => {
      const opened = await open(request);
      if (opened.kind === 'notice') return sendNotice(request, reply, opened.notice, opened.link);
      if (isElsewhere(request)) return sendNotice(request, reply, 'unknown');
      const given = readAnswer(request.body);
      const fault = faultOf(given);
      const { answer } = given;
      if (fault !== undefined || answer === undefined)
        return sendQuestion(request, reply, opened, { ...given, fault });
      const answered = await answerLink(editor, request.params.token, { ...given, answer });
      // What became of it stands under the link's own address, also after somebody else was first.
      if (answered.ok || answered.error === 'answered')
        return reply.code(303).header('location', `/approval/${request.params.token}`).send();
      return sendNotice(request, reply, answered.error);
    });

    scope.get<{ Params: { token: string } }>('/approval/:token/page', async (request, reply) => {
      const opened = await open(request);
      if (opened.kind === 'notice') return sendNotice(request, reply, opened.notice, opened.link);
      const asked = opened.question.pages.find(({ id }) => id === queryValue(request, 'template'));
      const isBefore = queryValue(request, 'version') === 'before';
      const document = isBefore ? asked?.before : asked?.after;
      if (!asked || typeof document !== 'string') return sendNotice(request, reply, 'unknown');
      const page = renderer.render({
        document,
        language: parseLanguageType(queryValue(request, 'language')),
        visitor: previewVisitor(request, asked.id),
        isFramed: true,
        isStill: true,
        slowPrefix: undefined,
        marked: asked.before === null ? [] : changedBlocks(document, isBefore ? asked.after : asked.before),
      });
      if (!page) return sendNotice(request, reply, 'unknown');
      void reply
        .header('content-security-policy', page.contentSecurityPolicy)
        .header('x-frame-options', 'SAMEORIGIN')
        .type('text/html; charset=utf-8');
      return reply.send(page.html);
    });
  });
}
