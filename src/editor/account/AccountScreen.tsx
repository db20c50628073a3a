import { useSelector } from 'react-redux';
import { useTranslate } from '../../texts/TranslateContext';
import { selectAccount } from '../session/sessionSlice';
import { Screen } from '../ui/Screen';
import { PasswordPart } from './PasswordPart';
import { ProfilePart } from './ProfilePart';
import { SessionsPart } from './SessionsPart';

/** One's own account: name, language, password, and where it is signed in. */
export function AccountScreen() {
  const translate = useTranslate();
  const account = useSelector(selectAccount);
  if (!account) return null;
  return (
    <Screen
      title={translate('editor:place.account')}
      description={`${account.email} · ${translate(`editor:role.${account.role}`)}`}
    >
      <ProfilePart account={account} />
      <PasswordPart account={account} />
      <SessionsPart />
    </Screen>
  );
}
