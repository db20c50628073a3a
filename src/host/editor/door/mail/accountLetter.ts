import en from '../../../../../locales/en/editorMail.json';
import es from '../../../../../locales/es/editorMail.json';
import type { EditorLanguage } from '../../../../generated/editor';
import { browserName } from '../../../../kernel/browserName';
import { fillPlaces } from '../../../../kernel/fillPlaces';
import type { CallInput } from '../calls/call';
import type { Editor } from '../../editor';
import type { Letter } from './mailer';

const texts = { en, es };

/** What an account's owner is told about it, by any actor. */
export type AccountLetterKind = keyof typeof en.news;

interface AccountLetterFacts {
  readonly news: AccountLetterKind;
  readonly to: string;
  readonly language: EditorLanguage;
  readonly appName: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Where it was done; absent: by somebody else for them. */
  readonly place?: { readonly userAgent: string; readonly address: string };
  readonly link: string;
}

const minuteOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

function accountLetter({ news, to, language, appName, at, place, link }: AccountLetterFacts): Letter {
  const words = texts[language];
  const places = { app: appName, email: to };
  const where = place && {
    browser: browserName(place.userAgent) ?? words.unknownBrowser,
    address: place.address,
  };
  const text = [words.news[news].text, words.when, ...(where ? [words.where] : []), words.ifNotYou].join(
    '\n\n',
  );
  return {
    to,
    subject: fillPlaces(words.news[news].subject, places),
    text: fillPlaces(text, { ...places, ...where, time: minuteOf(at), link }),
  };
}

interface Told {
  readonly email: string;
  readonly language: EditorLanguage;
}

/**
 * Tells somebody by e-mail what was done to their account, where this host sends any. Called once it is done; nobody waits
 * for it, and a letter that can't be sent undoes nothing: the audit log has it.
 * @param input the call by which the account's own person did it; absent: somebody else did
 */
export function sendAccountLetter(
  { mail, publicOrigin, brand, clock }: Editor,
  news: AccountLetterKind,
  { email: to, language }: Told,
  input?: Pick<CallInput, 'request' | 'address'>,
): void {
  if (!mail || publicOrigin === undefined) return;
  const place = input && { userAgent: input.request.headers['user-agent'] ?? '', address: input.address };
  const facts = {
    news,
    to,
    language,
    appName: brand.appName,
    at: clock(),
    link: `${publicOrigin}/editor/account`,
  };
  mail.later(() => mail.send(accountLetter({ ...facts, ...(place && { place }) })));
}
