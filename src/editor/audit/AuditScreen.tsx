import { ScrollText } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { LoadingRows } from '../ui/LoadingRows';
import { ProblemState } from '../ui/ProblemState';
import { Screen } from '../ui/Screen';
import stack from '../ui/Stack.module.css';
import { AuditFilters } from './AuditFilters';
import { auditLog, auditPeople, selectAudit, selectAuditPeople } from './auditFeature';
import { AuditTable } from './AuditTable';

/** Everything that was done or refused, newest first; it can't be changed by anyone. */
export function AuditScreen() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [query, setQuery] = useSearchParams();
  const templateId = query.get('templateId') ?? '';
  const accountId = query.get('accountId') ?? '';
  const { status, request, value, problem } = useSelector(selectAudit);
  const people = useSelector(selectAuditPeople) ?? [];
  const first = { templateId, accountId, pages: 1 };
  useEffect(
    () => void dispatch(auditLog.opened({ templateId, accountId, pages: 1 })),
    [dispatch, templateId, accountId],
  );
  useEffect(() => void dispatch(auditPeople.opened(undefined)), [dispatch]);
  const narrow = (more: Readonly<Record<string, string>>) => {
    const all = { ...(templateId && { templateId }), ...(accountId && { accountId }), ...more };
    setQuery(Object.fromEntries(Object.entries(all).filter(([, chosen]) => chosen !== '')));
  };
  return (
    <Screen title={translate('editor:place.audit')} description={translate('editor:audit.text')}>
      <AuditFilters
        key={templateId}
        templateId={templateId}
        accountId={accountId}
        people={people}
        onTemplate={(id) => narrow({ templateId: id })}
        onAccount={(id) => narrow({ accountId: id })}
      />
      {problem && (
        <ProblemState
          problem={problem}
          isRetrying={status === 'loading'}
          onRetry={() => dispatch(auditLog.renewed(request ?? first))}
        />
      )}
      {!value && !problem && <LoadingRows rows={8} />}
      {value?.entries.length === 0 && (
        <EmptyState
          icon={<ScrollText />}
          title={translate('editor:audit.emptyTitle')}
          text={translate('editor:audit.emptyText')}
        />
      )}
      {value && value.entries.length > 0 && <AuditTable entries={value.entries} onNarrowed={narrow} />}
      {value && value.next !== null && (
        <div className={stack.actions}>
          <Button
            isBusy={status === 'loading'}
            onPress={() => dispatch(auditLog.renewed({ ...first, pages: (request?.pages ?? 1) + 1 }))}
          >
            {translate('editor:audit.older')}
          </Button>
        </div>
      )}
    </Screen>
  );
}
