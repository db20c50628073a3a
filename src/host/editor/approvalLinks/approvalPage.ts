import en from '../../../../locales/en/editorApproval.json';
import es from '../../../../locales/es/editorApproval.json';
import type { EditorLanguage } from '../../../generated/editor';
import { escapeHtml } from '../../../kernel/escapeHtml';
import { type Locale, languageTypeOf } from '../../../kernel/locale';
import { hashSource } from '../../delivery/render/contentSecurityPolicy';
import { changedBlocks, languagesOf } from '../previews/changedBlocks';
import type { LinkAnswer } from './answerLink';
import type { AskedPage, Question } from './linkQuestion';
import type { StoredLink } from './linkStore';

const texts = { en, es };

type Words = typeof en;

/** Why there is nothing to answer, or that it was answered. */
export type NoticeKind =
  'unknown' | 'expired' | 'revoked' | 'changed' | 'tooMany' | 'approved' | 'changeAsked';

export type AnswerFault = 'nameMissing' | 'decisionMissing' | 'whatMissing';

const style = [
  '*{box-sizing:border-box}',
  'body{margin:0;background:#f5f5f2;color:#20242b;font:16px/1.5 system-ui,sans-serif}',
  'main{width:min(1040px,100%);margin:0 auto;padding:32px 20px 64px}',
  'h1{margin:0 0 12px;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}',
  'h2{margin:40px 0 8px;font-size:1.25rem;overflow-wrap:anywhere}h3{margin:16px 0 8px;font-size:1rem}',
  'p{max-width:70ch;margin:0 0 8px}blockquote{margin:12px 0;padding-inline-start:12px;border-inline-start:3px solid #8a8d92;white-space:pre-line;overflow-wrap:anywhere}',
  '.quiet{color:#5b616c;font-size:14px}.pair{display:flex;flex-wrap:wrap;gap:20px}',
  'figure{margin:0;max-width:100%}figcaption{margin:0 0 6px;font-weight:600}',
  'iframe{display:block;width:360px;max-width:100%;height:640px;border:1px solid #cfcec8;border-radius:12px;background:#fff}',
  '.none{display:grid;place-items:center;width:360px;max-width:100%;height:160px;border:1px dashed #8a8d92;border-radius:12px;color:#5b616c}',
  'form{display:grid;gap:16px;max-width:560px;margin-top:12px;padding:20px;border:1px solid #deddd8;border-radius:12px;background:#fff}',
  'label{display:block}fieldset{margin:0;padding:0;border:0}legend{padding:0;font-weight:600}',
  '.field{font-weight:600}.field input,.field textarea{display:block;width:100%;margin-top:4px;padding:10px 12px;border:1px solid #7c8088;border-radius:8px;background:#fff;color:inherit;font:inherit;font-weight:400}',
  '.choice{display:flex;gap:10px;align-items:center;min-height:44px}.choice input{width:20px;height:20px;flex:none;accent-color:#b45309}',
  'button{justify-self:start;min-height:44px;padding:0 20px;border:0;border-radius:8px;background:#20242b;color:#fff;font:inherit;font-weight:600;cursor:pointer}',
  '.fault{margin:0;padding:12px;border:1px solid #f0c9c4;border-radius:8px;background:#fdf1ef;color:#8f1d1d}',
  ':focus-visible{outline:3px solid #1f5fbf;outline-offset:2px}',
].join('');

/** No script at all; frames are pictures of this host, and the form goes back to it. */
export const approvalPolicy = [
  `default-src 'none'`,
  `style-src ${hashSource(style)}`,
  `img-src 'self'`,
  `frame-src 'self'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

/** What people typed goes in as text. */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  escapeHtml(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''));

/** By the clocks that everybody knows: nobody has said where counsel sits. */
const timeOf = (at: number, language: EditorLanguage): string =>
  `${new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

function page(language: EditorLanguage, title: string, body: string): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer">',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${style}</style></head>`,
    `<body><main>${body}</main></body></html>`,
  ].join('');
}

interface Picture {
  readonly asked: AskedPage;
  readonly version: 'before' | 'after';
  readonly language: Locale;
}

function picture(words: Words, address: string, { asked, version, language }: Picture): string {
  const caption = `<figcaption>${escapeHtml(words[version])}</figcaption>`;
  if (version === 'before' && asked.before === null)
    return `<figure>${caption}<p class="none">${escapeHtml(words.nothing)}</p></figure>`;
  const name = version === 'before' ? words.frameBefore : words.frameAfter;
  const title = fill(name, { page: asked.name, language: words.language[language] });
  const isOwn = language === languagesOf(asked.after)[0];
  const query = new URLSearchParams({
    template: asked.id,
    version,
    ...(!isOwn && { language: String(languageTypeOf(language, 1)) }),
  }).toString();
  return `<figure>${caption}<iframe sandbox tabindex="0" loading="lazy" title="${title}" src="${escapeHtml(`${address}/page?${query}`)}"></iframe></figure>`;
}

function pageSection(words: Words, address: string, asked: AskedPage): string {
  const { name, before, after } = asked;
  const isMarked =
    before !== null && changedBlocks(after, before).length + changedBlocks(before, after).length > 0;
  const said = isMarked ? words.marked : words.unmarked;
  const pairs = languagesOf(after).map((language) => {
    const pictures = (['before', 'after'] as const).map((version) =>
      picture(words, address, { asked, version, language }),
    );
    return `<h3>${escapeHtml(words.language[language])}</h3><div class="pair">${pictures.join('')}</div>`;
  });
  return [
    `<section><h2>${escapeHtml(name)}</h2>`,
    before === null ? '' : `<p class="quiet">${escapeHtml(said)}</p>`,
    ...pairs,
    '</section>',
  ].join('');
}

/** What was typed, while something is missing. */
interface Typed extends Pick<LinkAnswer, 'name' | 'note'> {
  readonly answer: LinkAnswer['answer'] | undefined;
  readonly fault: AnswerFault | undefined;
}

function answerForm(words: Words, address: string, { name, note, answer, fault }: Typed): string {
  const choice = (value: LinkAnswer['answer'], label: string) =>
    `<label class="choice"><input type="radio" name="answer" value="${value}" required${answer === value ? ' checked' : ''}><span>${label}</span></label>`;
  return [
    `<section><h2 id="answer">${escapeHtml(words.answer)}</h2>`,
    `<form method="post" action="${address}" aria-labelledby="answer">`,
    fault === undefined ? '' : `<p class="fault" role="alert">${escapeHtml(words[fault])}</p>`,
    `<label class="field">${escapeHtml(words.name)}<input name="name" required maxlength="100" autocomplete="name" value="${escapeHtml(name)}"></label>`,
    `<fieldset><legend>${escapeHtml(words.answer)}</legend>`,
    choice('approved', `${escapeHtml(words.approve)}. ${escapeHtml(words.approveText)}`),
    choice('changeAsked', escapeHtml(words.change)),
    '</fieldset>',
    `<label class="field">${escapeHtml(words.what)}<textarea name="note" rows="3" maxlength="1000">${escapeHtml(note)}</textarea></label>`,
    `<button>${escapeHtml(words.send)}</button></form></section>`,
  ].join('');
}

interface Shown {
  readonly language: EditorLanguage;
  /** The link's own, without its host. */
  readonly address: string;
  readonly appName: string;
  readonly link: StoredLink;
  readonly question: Question;
  readonly typed: Typed;
}

/** What is to be approved, before and after, and the two answers. */
export function approvalPage({ language, address, appName, link, question, typed }: Shown): string {
  const words = texts[language];
  const { name, requestedByName, note, pages } = question;
  const asks = fill(words.asks, { name: requestedByName, you: link.name, app: appName });
  const body = [
    `<h1>${fill(words.title, { name })}</h1>`,
    `<p>${asks}</p>`,
    note === '' ? '' : `<blockquote>${escapeHtml(note)}</blockquote>`,
    `<p>${escapeHtml(words.exactly)}</p>`,
    `<p class="quiet">${fill(words.until, { time: timeOf(link.expires_at, language) })}</p>`,
    ...pages.map((asked) => pageSection(words, address, asked)),
    answerForm(words, address, typed),
  ].join('');
  return page(language, fill(words.title, { name }), body);
}

/** Instead of it: why not, or that the answer is there. */
export function noticePage(language: EditorLanguage, kind: NoticeKind, link?: StoredLink): string {
  const { title, text } = texts[language][kind];
  const values = { name: link?.answered_by_name ?? '', time: timeOf(link?.answered_at ?? 0, language) };
  return page(language, escapeHtml(title), `<h1>${escapeHtml(title)}</h1><p>${fill(text, values)}</p>`);
}
