import { Bell } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Notice } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { pathOf } from '../../kit/data/template';
import { useRenewing } from '../../kit/shell/useRenewing';
import { Button as PlainButton, buttonClasses } from '../../kit/ui/Button';
import { DataState } from '../../kit/ui/DataState';
import { Moment } from '../../kit/ui/Moment';
import { ProblemNote } from '../../kit/ui/Problem';
import { useMutation } from '../../kit/data/mutation';
import styles from './Notices.module.css';
import { notices, readNotices } from './noticesFeature';

/** More than these are not counted for anybody. */
const mostCounted = 99;

/** Notices of the signed-in account, on every screen. */
export function NoticeBell() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  const { value } = useSelector(notices.select);
  const renew = useCallback(() => void dispatch(notices.renewed(undefined)), [dispatch]);
  useRenewing(renew);
  const unread = value?.unread ?? 0;
  const name = translate('editorComments:notices.title');
  return (
    <DialogTrigger
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (opens) renew();
        setOpen(opens);
      }}
    >
      <Button
        className={joinClasses(buttonClasses('quiet'), styles.bell)}
        aria-label={
          unread > 0 ? `${name}: ${translate('editorComments:notices.unread', { count: unread })}` : name
        }
      >
        <Bell size={18} aria-hidden />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > mostCounted ? `${mostCounted}+` : unread}
          </span>
        )}
      </Button>
      {/* The dialog itself: what closes it for screen readers stands in it. */}
      <Popover placement="bottom end" className={styles.popover ?? ''} aria-label={name}>
        <NoticeList onLeft={() => setOpen(false)} />
      </Popover>
    </DialogTrigger>
  );
}

function NoticeList({ onLeft }: { readonly onLeft: () => void }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const list = useSelector(notices.select);
  const { isBusy, problem, run } = useMutation(readNotices);
  const found = list.value?.notices ?? [];
  const [newest] = found;
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{translate('editorComments:notices.title')}</h2>
        {newest && (list.value?.unread ?? 0) > 0 && (
          <PlainButton look="quiet" isBusy={isBusy} onPress={() => run({ id: newest.id, withEarlier: true })}>
            {translate('editorComments:notices.readAll')}
          </PlainButton>
        )}
      </header>
      <ProblemNote problem={problem} />
      <DataState of={{ ...list, retry: () => void dispatch(notices.renewed(undefined)) }} rows={3} />
      {list.value && found.length === 0 && (
        <p className={styles.empty}>{translate('editorComments:notices.empty')}</p>
      )}
      <ul className={styles.list}>
        {found.map((notice) => (
          <li key={notice.id}>
            <Link
              to={placeOf(notice)}
              className={joinClasses(styles.notice, !notice.isRead && styles.unread)}
              onClick={() => {
                if (!notice.isRead) run({ id: notice.id, withEarlier: false });
                onLeft();
              }}
            >
              <NoticeWords notice={notice} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Where a notice leads. */
function placeOf({ bundleId, templateId, threadId }: Notice): string {
  if (bundleId !== null) return `/bundles/${encodeURIComponent(bundleId)}`;
  if (templateId === null) return '/';
  return threadId === null
    ? pathOf(templateId)
    : `${pathOf(templateId)}?thread=${encodeURIComponent(threadId)}`;
}

function NoticeWords({ notice }: { readonly notice: Notice }) {
  const translate = useTranslate();
  const { kind, byName, at, excerpt, isRead, templateName, bundleName } = notice;
  const page = bundleName ?? templateName ?? '';
  return (
    <>
      {!isRead && (
        <>
          <span className={styles.dot} aria-hidden="true" />
          <VisuallyHidden>{translate('editorComments:isUnread')} </VisuallyHidden>
        </>
      )}
      <span className={styles.words}>
        <span>{translate(`editorComments:notices.${kind}`, { name: byName, page })}</span>
        {excerpt !== null && <span className={styles.excerpt}>{excerpt}</span>}
        <span className={styles.quiet}>
          <Moment at={at} isAge />
        </span>
      </span>
    </>
  );
}
