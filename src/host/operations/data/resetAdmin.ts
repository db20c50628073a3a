import type { Kysely } from 'kysely';
import { terminalActor } from '../../store/recordAudit';
import { exitCodes, type ExitCode, type Terminal } from '../cli/terminal';
import { linkAddress } from '../../editor/accounts/issueLink';
import { resetAdministrator } from '../../editor/accounts/resetAdministrator';
import type { Database } from '../../store/database';
import { texts } from './texts';

export interface ResetAdminOptions {
  readonly email: string;
  /** Where people open the editor. */
  readonly origin: string;
  /** Epoch milliseconds. */
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
