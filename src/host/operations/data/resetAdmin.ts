import type { Kysely } from 'kysely';
import { terminalActor } from '../../store/recordAudit';
import { type ExitCode, exitCodes, type Terminal } from '../cli/terminal';
import { linkAddress } from '../../editor/identity/credentials/invitationStore';
import { resetAdministrator } from '../../editor/identity/accounts/resetAdministrator';
import type { Database } from '../../store/database';
import { texts } from './texts';
import { holdOverdue } from '../../editor/release/scheduler/runSchedule';

export interface ResetAdminOptions {
  readonly email: string;
  /** Where people open the editor. */
  readonly origin: string;
  readonly now: number;
  readonly terminal: Terminal;
}

/** `reset-admin EMAIL`: the one command that knows the editor's accounts. */
export async function resetAdmin(
  database: Kysely<Database>,
  { email, origin, now, terminal }: ResetAdminOptions,
): Promise<ExitCode> {
  const reset = await resetAdministrator(database, { email, actor: terminalActor, now });
  if (!reset.ok) {
    terminal.complain(texts.noAdministrator(email, reset.error.administrators));
    return exitCodes.wrong;
  }
  const { token, expiresAt } = reset.value;
  terminal.say(texts.administratorReset(email, linkAddress(origin, token), expiresAt));
  return exitCodes.done;
}

/**
 * After a restore: what came due since the backup is not published by the first host that starts, but told.
 * @param now epoch milliseconds
 */
export async function holdSetTimes(
  database: Kysely<Database>,
  terminal: Pick<Terminal, 'complain'>,
  now: number,
): Promise<void> {
  const held = await holdOverdue(database, now);
  if (held.length > 0) terminal.complain(texts.held(held));
}
