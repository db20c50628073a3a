import { X } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import styles from './AuditFilters.module.css';

interface AuditFiltersProps {
  readonly templateId: string;
  /** Empty: everybody. */
  readonly accountName: string;
  readonly onTemplate: (id: string) => void;
  readonly onAccountCleared: () => void;
}

export function AuditFilters({ templateId, accountName, onTemplate, onAccountCleared }: AuditFiltersProps) {
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
      <TextField label={translate('editor:audit.template')} value={typed} onChange={setTyped} />
      <Button type="submit">{translate('editor:audit.show')}</Button>
      {templateId !== '' && (
        <Button look="quiet" icon={<X aria-hidden="true" />} onPress={() => onTemplate('')}>
          {translate('editor:audit.allTemplates')}
        </Button>
      )}
      {accountName !== '' && (
        <Button look="quiet" icon={<X aria-hidden="true" />} onPress={onAccountCleared}>
          {translate('editor:audit.onlyBy', { name: accountName })}
        </Button>
      )}
    </Form>
  );
}
