import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Role } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { selectAccount, selectMay } from '../session/sessionSlice';
import { buttonClasses } from '../ui/Button';
import { EmptyState } from '../ui/DataState';
import { Screen } from '../ui/Screen';

function RefusedScreen({ role, own }: { readonly role: Role; readonly own: Role }) {
  const translate = useTranslate();
  const roles = { role: translate(`editor:role.${role}`), own: translate(`editor:role.${own}`) };
  return (
    <Screen title={translate('editor:refused.title')}>
      <EmptyState
        icon={<Lock />}
        title={translate('editor:refused.heading', roles)}
        text={translate('editor:refused.text', roles)}
      >
        <Link to="/" className={buttonClasses()}>
          {translate('editor:notFound.home')}
        </Link>
      </EmptyState>
    </Screen>
  );
}

/** A screen for some; others, who followed somebody's address, are told whom to ask instead of being shown tools that refuse them. */
export function ForRole({ role, children }: { readonly role: Role; readonly children: ReactNode }) {
  const may = useSelector(selectMay(role));
  const account = useSelector(selectAccount);
  if (may || !account) return children;
  return <RefusedScreen role={role} own={account.role} />;
}
