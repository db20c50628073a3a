import type { FastifyInstance } from 'fastify';
import { utcOffsetMinutesOf } from '../../../../kernel/market';
import { stopInTime } from '../../../process/ending';
import { Polling } from '../../../process/polling';
import { runUnderLease } from '../../../store/leases';
import type { Editor } from '../../editor';
import type { Mailer } from '../../door/mail/mailer';
import { type DueLetter, findDueLetters } from './dueMail';
import { noticeLetter } from './noticeLetter';
import { findNotices } from './noticeStore';

const intervalMs = 10_000;

type MailingEditor = Pick<Editor, 'database' | 'clock' | 'log' | 'brand' | 'publicOrigin'>;

/**
 * Writes to people what they have not read yet, one host at a time. A letter that the server does not take is tried again
 * later; nothing waits for it.
 */
export class NoticeMail {
  private readonly polling = new Polling(() => this.look(), intervalMs);
  private isFailing = false;
  private isStopped = false;

  constructor(
    private readonly editor: MailingEditor,
    private readonly mail: Mailer,
  ) {}

  private async look(): Promise<void> {
    const { database, clock, log } = this.editor;
    const lease = { name: 'noticeMail', now: clock(), onceInMs: intervalMs / 2 };
    try {
      await runUnderLease(database, lease, () => this.sendDue());
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) log.warn({ err: error }, 'notices could not be sent by e-mail; trying again');
      this.isFailing = true;
    }
  }

  private async sendDue(): Promise<void> {
    const { database, clock, brand } = this.editor;
    const offset = utcOffsetMinutesOf(brand.languageType);
    for (const letter of await findDueLetters(database, clock(), offset))
      if (!this.isStopped) await this.send(letter);
  }

  private async send({ accountId, email, language, markets, ids }: DueLetter): Promise<void> {
    const { database, clock, brand, publicOrigin = '' } = this.editor;
    const found = await findNotices(database, { accountId, markets }, ids);
    // Stored first: a host that is killed meanwhile sends nothing rather than twice.
    await this.mark(ids, { is_mail_due: 0, ...(found.length > 0 && { mailed_at: clock() }) });
    if (found.length === 0) return;
    const letter = noticeLetter({
      to: email,
      language,
      appName: brand.appName,
      editor: `${publicOrigin}/editor`,
      notices: found.toReversed(),
    });
    if (!(await this.mail.send(letter))) await this.mark(ids, { is_mail_due: 1 });
  }

  private async mark(
    ids: readonly number[],
    change: { readonly is_mail_due: number; readonly mailed_at?: number },
  ): Promise<void> {
    await this.editor.database
      .updateTable('editor_notices')
      .set(change)
      .where('position', 'in', ids)
      .execute();
  }

  start(): void {
    this.polling.start();
  }

  /** Sends what is due now. */
  run(): Promise<void> {
    return this.polling.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.polling.stop();
  }
}

/** Writes to people while the host listens, where it sends e-mail at all. */
export function registerNoticeMail(app: FastifyInstance, editor: MailingEditor & Pick<Editor, 'mail'>): void {
  if (!editor.mail) return;
  const mail = new NoticeMail(editor, editor.mail);
  app.addHook('onListen', async () => mail.start());
  app.addHook('preClose', () => stopInTime(app, 'notices by e-mail', () => mail.stop()));
}
