import type { Editor } from '../../editor';
import { normalEmail } from '../../../../kernel/editorAccount';

/** Whether somebody may sign in with a password of this host: everybody, unless OIDC_FILE names who. */
export function mayUsePassword({ oidc }: Pick<Editor, 'oidc'>, email: string): boolean {
  const named = oidc?.settings.localAccounts ?? 'all';
  return named === 'all' || named.some((each) => normalEmail(each) === normalEmail(email));
}
