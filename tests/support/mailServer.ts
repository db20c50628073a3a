import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { text } from 'node:stream/consumers';
import type { MailSettings } from '../../src/host/process/settings/mail';

export interface ArrivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came, long lines put together again. */
  readonly source: string;
  readonly isEncrypted: boolean;
}

export interface MailServer {
  readonly settings: MailSettings;
  readonly letters: readonly ArrivedLetter[];
  /** The next letter that comes. */
  readonly next: () => Promise<ArrivedLetter>;
  readonly stop: () => Promise<void>;
}

/** Quoted-printable (RFC 2045 §6.7) as the bytes that it stands for. */
function decode(source: string): string {
  if (!/^content-transfer-encoding: quoted-printable/im.test(source)) return source;
  const bytes = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A real SMTP server on loopback that keeps what arrives. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const letters: ArrivedLetter[] = [];
  const waiting: ((letter: ArrivedLetter) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      void text(stream).then((source) => {
        const { mailFrom, rcptTo } = session.envelope;
        const letter: ArrivedLetter = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: decode(source),
          isEncrypted: session.secure,
        };
        letters.push(letter);
        waiting.shift()?.(letter);
        done();
      }, done);
    },
    ...options,
  });
  // Clients that go away in the middle are part of the tests.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    settings: {
      host: '127.0.0.1',
      port,
      isTls: options.secure === true,
      isLocal: true,
      credentials: undefined,
      from: { name: 'Presta', address: 'editor@presta.example' },
    },
    letters,
    next: () => new Promise((resolve) => waiting.push(resolve)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
