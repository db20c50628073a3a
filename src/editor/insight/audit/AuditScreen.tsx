import { ScrollText, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useSearchParams } from 'react-router-dom';
import type { AuditPerson } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { Button } from '../../kit/ui/Button';
import { DataState, EmptyState } from '../../kit/ui/DataState';
import layout from '../../kit/ui/layout.module.css';
import { Screen } from '../../kit/ui/Screen';
import { Select } from '../../kit/ui/Select';
import { TextField } from '../../kit/ui/TextField';
import styles from './Audit.module.css';
import { auditLog, auditPeople } from './auditFeature';
import { AuditTable } from './AuditTable';

/** Everything that was done or refused, newest first; it can't be changed by anyone. */
export function AuditScreen() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const templateId = query.get('templateId') ?? '';
  const accountId = query.get('accountId') ?? '';
  const first = useMemo(() => ({ templateId, accountId, pages: 1 }), [templateId, accountId]);
  const log = useResource(auditLog, first);
  const people = useResource(auditPeople, undefined);
  const { entries = [], next = null } = log.value ?? {};
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
        people={people.value?.people ?? []}
        onTemplate={(id) => narrow({ templateId: id })}
        onAccount={(id) => narrow({ accountId: id })}
      />
      <DataState of={log} rows={8} />
      {log.value && entries.length === 0 && (
        <EmptyState
          icon={<ScrollText />}
          title={translate('editor:audit.emptyTitle')}
          text={translate('editor:audit.emptyText')}
        />
      )}
      {entries.length > 0 && <AuditTable entries={entries} onNarrowed={narrow} />}
      {next !== null && (
        <div className={layout.actions}>
          <Button
            isBusy={log.status === 'loading'}
            onPress={() => log.renew({ ...first, pages: (log.request?.pages ?? 1) + 1 })}
          >
            {translate('editor:audit.older')}
          </Button>
        </div>
      )}
    </Screen>
  );
}

interface AuditFiltersProps {
  readonly templateId: string;
  /** Empty: everybody. */
  readonly accountId: string;
  readonly people: readonly AuditPerson[];
  readonly onTemplate: (id: string) => void;
  readonly onAccount: (id: string) => void;
}

/** Select needs a value for "everybody" too. */
const everybody = 'everybody';

function AuditFilters({ templateId, accountId, people, onTemplate, onAccount }: AuditFiltersProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(templateId);
  return (
    <Form
      className={styles.bar ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        onTemplate(typed.trim());
      }}
    >
      <div className={styles.person}>
        <Select
          label={translate('editor:audit.person')}
          value={accountId || everybody}
          onChange={(chosen) => onAccount(chosen === everybody ? '' : chosen)}
          options={[
            { value: everybody, label: translate('editor:audit.everybody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <TextField label={translate('editor:audit.template')} value={typed} onChange={setTyped} />
      <Button type="submit">{translate('editor:audit.show')}</Button>
      {templateId !== '' && (
        <Button look="quiet" icon={<X aria-hidden="true" />} onPress={() => onTemplate('')}>
          {translate('editor:audit.allTemplates')}
        </Button>
      )}
    </Form>
  );
}
