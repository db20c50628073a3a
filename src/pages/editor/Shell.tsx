import { CircleUserRound, Keyboard, LogOut, UserRound, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { NavLink, useNavigate, Link } from 'react-router-dom';
import type { Role } from '../../generated/editor';
import type { TextKey } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import { selectToast, toastWords } from '../../events/toast';
import { Toast } from '../../ui/Toast';
import { signOut } from '../../editor/identity/session/sessionFeature';
import { selectAccount, selectMay, type WithSession } from '../../editor/kit/session/sessionSlice';
import { NoticeBell } from '../../editor/insight/notices/NoticeBell';
import { Menu } from '../../editor/kit/ui/Menu';
import { VitrinaMark } from '../../editor/kit/ui/VitrinaMark';
import { ProxyWarning } from '../../editor/kit/shell/ProxyWarning';
import styles from './Shell.module.css';
import { Shortcuts } from '../../editor/kit/shell/Shortcuts';
import { shortcutEvents } from '../../editor/kit/shell/shortcutSlice';
import { buttonClasses } from '../../editor/kit/ui/Button';
import { EmptyState } from '../../editor/kit/ui/DataState';
import { Screen } from '../../editor/kit/ui/Screen';
import { useWaitingCount } from '../../editor/kit/shell/waitingFeature';

interface Place {
  readonly path: string;
  readonly key: TextKey;
  readonly role: Role;
  /** Closed to accounts that are kept to some markets. */
  readonly isOfEveryMarket?: true;
}

const places: readonly Place[] = [
  { path: '/', key: 'editor:place.templates', role: 'viewer' },
  { path: '/bundles', key: 'editor:place.bundles', role: 'viewer' },
  { path: '/calendar', key: 'editor:place.calendar', role: 'viewer' },
  { path: '/accounts', key: 'editor:place.accounts', role: 'administrator' },
  { path: '/audit', key: 'editor:place.audit', role: 'publisher', isOfEveryMarket: true },
  { path: '/webhooks', key: 'editor:place.webhooks', role: 'administrator', isOfEveryMarket: true },
  { path: '/settings', key: 'editor:place.settings', role: 'administrator' },
];

/** The way to what waits for the signed-in account, as long as something does. */
function WaitingLink() {
  const translate = useTranslate();
  const count = useWaitingCount();
  if (count === 0) return null;
  return (
    <Link to="/?waits=me" className={styles.waiting}>
      {translate('editor:place.waiting', { count })}
    </Link>
  );
}

function Places() {
  const translate = useTranslate();
  const open = useSelector(
    (state: WithSession) =>
      places.filter(
        ({ role, isOfEveryMarket }) =>
          selectMay(role)(state) && !(isOfEveryMarket && selectAccount(state)?.markets),
      ),
    shallowEqual,
  );
  return (
    <nav className={styles.places} aria-label={translate('editor:place.all')}>
      {open.map(({ path, key }) => (
        <NavLink key={path} to={path} end={path === '/'} className={styles.place ?? ''}>
          {translate(key)}
        </NavLink>
      ))}
      <WaitingLink />
    </nav>
  );
}

/** The bar above every screen: where one can go, and who is signed in. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const account = useSelector(selectAccount);
  return (
    <div className={styles.shell}>
      <header className={styles.bar}>
        <NavLink to="/" className={styles.home ?? ''} aria-label={translate('editor:home')}>
          <VitrinaMark />
        </NavLink>
        <Places />
        <NoticeBell />
        <Menu
          label={translate('editor:accountMenu', { name: account?.name ?? '' })}
          face={
            <>
              <CircleUserRound className={styles.face} aria-hidden="true" />
              <span className={styles.name}>{account?.name}</span>
            </>
          }
          entries={[
            {
              id: 'account',
              label: translate('editor:place.account'),
              icon: <UserRound />,
              onChosen: () => void navigate('/account'),
            },
            {
              id: 'shortcuts',
              label: translate('editor:shortcuts.title'),
              icon: <Keyboard />,
              onChosen: () => dispatch(shortcutEvents.asked()),
            },
            {
              id: 'signOut',
              label: translate('editor:signOut'),
              icon: <LogOut />,
              onChosen: () => dispatch(signOut.requested(undefined)),
            },
          ]}
        />
      </header>
      <ProxyWarning />
      {children}
      <Shortcuts />
    </div>
  );
}

/** Says what has been done. */
export function NoticeOutlet() {
  const translate = useTranslate();
  const text = useSelector(selectToast);
  return <Toast message={text && toastWords(translate, text)} />;
}

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
