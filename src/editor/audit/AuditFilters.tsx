import { X } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { AuditPerson } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { Select } from '../ui/Select';
import { TextField } from '../ui/TextField';
import styles from './AuditFilters.module.css';

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

export function AuditFilters({ templateId, accountId, people, onTemplate, onAccount }: AuditFiltersProps) {
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
