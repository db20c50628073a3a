import { isLoopback } from '../loopback';
import type { SettingReader } from './settingReader';

/** The server that e-mails leave by, and who they are from. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** From the first byte (`smtps:`); else by STARTTLS, which the server must offer unless it is on this machine. */
  readonly isTls: boolean;
  readonly isLocal: boolean;
  readonly credentials: { readonly user: string; readonly pass: string } | undefined;
  readonly from: Sender;
}

/** Apart, so that nobody reads signs of the name as part of an address (RFC 5322 §3.4). */
export interface Sender {
  /** Empty: there is none. */
  readonly name: string;
  readonly address: string;
}

/** Ports of message submission (RFC 8314 §3.3, RFC 6409 §3.1). */
const usualPorts = { 'smtps:': 465, 'smtp:': 587 } as const;

const isSmtp = (protocol: string): protocol is keyof typeof usualPorts => protocol in usualPorts;

/** A name as it is, or in quotation marks; one address, whose signs need none. */
const sender =
  /^(?:(?:"(?<quoted>(?:[^"\\\p{Cc}]|\\[^\p{Cc}])*)"|(?<name>[^"<>@\\\p{Cc}]+?))\s*(?=<))?(?:<(?<inside>[^<>]+)>|(?<alone>[^<>]+))$/u;
const mailbox = /^[^\s@<>()[\]:;,"\\\p{Cc}]+@[^\s@<>()[\]:;,"\\\p{Cc}]+$/u;

/** Undefined: it is not one sender. */
function senderOf(text: string): Sender | undefined {
  const { quoted, name = '', inside, alone } = sender.exec(text)?.groups ?? {};
  const address = inside ?? alone ?? '';
  return mailbox.test(address)
    ? { name: quoted?.replace(/\\(.)/gu, '$1') ?? name.trim(), address }
    : undefined;
}

/** A part of an address as it was before it was written into one; a stray percent sign means itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readServer(reader: SettingReader): Omit<MailSettings, 'from'> | undefined {
  const value = reader.text('SMTP_URL');
  if (value === undefined) return undefined;
  const address = URL.canParse(value) ? new URL(value) : undefined;
  if (!address || !isSmtp(address.protocol) || address.hostname === '' || !/^\/?$/.test(address.pathname))
    return reader.refuse('SMTP_URL', 'an address such as smtps://user:password@mail.example:465');
  const { protocol, hostname, port, username, password } = address;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? usualPorts[protocol] : Number(port),
    isTls: protocol === 'smtps:',
    isLocal: isLoopback(hostname),
    credentials: username === '' ? undefined : { user: decoded(username), pass: decoded(password) },
  };
}

/** Links in e-mails must not follow the `Host` that a stranger's request names, so the address has to be said. */
export function readMail(reader: SettingReader): MailSettings | undefined {
  const server = readServer(reader);
  const text = reader.text('MAIL_FROM');
  const from = text === undefined ? undefined : senderOf(text);
  if (reader.isSet('SMTP_URL')) {
    reader.demand(
      'MAIL_FROM',
      'SMTP_URL needs it: whom e-mails are from, such as Presta <editor@presta.example>',
    );
    reader.demand('PUBLIC_ORIGIN', 'SMTP_URL needs it: the address that links in e-mails begin with');
  } else if (reader.isSet('MAIL_FROM')) {
    reader.demand('SMTP_URL', 'MAIL_FROM needs it; set both or neither');
  }
  if (text !== undefined && !from)
    return reader.refuse('MAIL_FROM', 'an address such as Presta <editor@presta.example>');
  return server && from ? { ...server, from } : undefined;
}
