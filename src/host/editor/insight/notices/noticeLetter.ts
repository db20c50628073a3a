import en from '../../../../../locales/en/editorMail.json';
import es from '../../../../../locales/es/editorMail.json';
import type { EditorLanguage, Notice } from '../../../../generated/editor';
import { fillPlaces } from '../../../../kernel/fillPlaces';
import type { Letter } from '../../door/mail/mailer';

const texts = { en, es };

/** So many stand in one letter; the others are counted. */
const mostTold = 20;

export interface NoticeLetterFacts {
  readonly to: string;
  readonly language: EditorLanguage;
  readonly appName: string;
  /** The address of the editor. */
  readonly editor: string;
  /** The oldest first; at least one. */
  readonly notices: readonly Notice[];
}

function addressOf(editor: string, { bundleId, templateId, threadId }: Notice): string {
  if (bundleId !== null) return `${editor}/bundles/${encodeURIComponent(bundleId)}`;
  if (templateId === null) return editor;
  const page = `${editor}/templates/${encodeURIComponent(templateId)}`;
  return threadId === null ? page : `${page}?thread=${encodeURIComponent(threadId)}`;
}

/** The e-mail about one or several notices: plain text, with no more of a comment than its first words. */
export function noticeLetter({ to, language, appName, editor, notices }: NoticeLetterFacts): Letter {
  const words = texts[language].notices;
  const lineOf = ({ kind, byName, bundleName, templateName }: Notice): string =>
    fillPlaces(words[kind], { name: byName, page: bundleName ?? templateName ?? '' });
  const told = notices.slice(0, mostTold).map((notice) => {
    const quote = notice.excerpt === null ? '' : `\n«${notice.excerpt}»`;
    return `${lineOf(notice)}${quote}\n${addressOf(editor, notice)}`;
  });
  const left = notices.length - told.length;
  const more = left > 0 ? [fillPlaces(words.more, { count: String(left) })] : [];
  const [first] = notices;
  const headline =
    notices.length === 1 && first
      ? lineOf(first)
      : fillPlaces(words.several, { count: String(notices.length) });
  const footer = fillPlaces(words.footer, { app: appName, link: `${editor}/account` });
  return { to, subject: `${appName}: ${headline}`, text: [...told, ...more, footer].join('\n\n') };
}
