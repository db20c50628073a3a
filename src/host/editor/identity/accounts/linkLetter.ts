import en from '../../../../../locales/en/editorMail.json';
import es from '../../../../../locales/es/editorMail.json';
import type { EditorLanguage, Role } from '../../../../generated/editor';
import { fillPlaces } from '../../../../kernel/fillPlaces';
import type { InvitationKind } from '../credentials/invitationStore';
import type { Letter } from '../../door/mail/mailer';

const texts = { en, es };

export interface LinkLetterFacts {
  readonly kind: InvitationKind;
  readonly to: string;
  readonly role: Role;
  readonly language: EditorLanguage;
  readonly appName: string;
  readonly link: string;
}

/** The e-mail with a link by which somebody sets a password: plain text, so that every mailbox shows it alike. */
export function linkLetter({ kind, to, role, language, appName, link }: LinkLetterFacts): Letter {
  const { subject, text } = texts[language][kind];
  const places = { app: appName, email: to, role: texts[language].role[role], link };
  return { to, subject: fillPlaces(subject, places), text: fillPlaces(text, places) };
}
