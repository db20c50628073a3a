import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../../process/settings/mail';

export interface Letter {
  /** One mailbox. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Whether the server took it; why it did not stands in the log. Never rejects. */
  readonly send: (letter: Letter) => Promise<boolean>;
  /** Does something that nobody waits for; what it throws stands in the log. */
  readonly later: (task: () => Promise<unknown>) => void;
  /** Waits for what is on its way. */
  readonly stop: () => Promise<void>;
}

/** The inviter waits for it. */
const timeoutMs = 10_000;

export function createMailer(
  { host, port, isTls, isLocal, credentials, from }: MailSettings,
  log: Pick<FastifyBaseLogger, 'error'>,
): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    // A password and a link never travel in the open.
    requireTLS: !isTls && !isLocal,
    ...(credentials && { auth: credentials }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const underWay = new Set<Promise<unknown>>();
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
        return true;
      } catch (error) {
        log.error({ err: error }, 'an e-mail could not be sent');
        return false;
      }
    },
    later(task) {
      const running = task()
        .catch((error: unknown) => log.error({ err: error }, 'an e-mail could not be written'))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    async stop() {
      await Promise.all(underWay);
      transport.close();
    },
  };
}
