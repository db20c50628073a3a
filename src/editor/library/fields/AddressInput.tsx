import { Link2 } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { LinkDialog } from '../links/LinkDialog';
import { LinkSummary, PageSummary } from '../links/LinkSummary';
import linkStyles from '../links/Links.module.css';
import { addressOf, linkFault, type LinkKind, targetOf } from '../links/linkTarget';
import { describedBy, FieldFrame } from './FieldFrame';
import { faultOf } from './faultOf';
import styles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';
import { IconButton } from '../../kit/ui/IconButton';

const onlyPages: readonly LinkKind[] = ['page'];

/** Where something leads: chosen from what there is, or typed and checked by the rules of the page. */
export const AddressInput = memo(function AddressInput({ schema, path, value }: FieldProps<'address'>) {
  const translate = useTranslate();
  const { change, addressRules } = useForm();
  const address = typeof value === 'string' ? value : '';
  const target = targetOf(address, addressRules.origin);
  const found = linkFault(target, addressRules);
  const fault = found && translate(`editorEdit:link.fault.${found}`);
  const [isChoosing, setChoosing] = useState(false);
  const write = (written: string): void =>
    change(path, written === '' && !schema.isRequired ? undefined : written);
  return (
    <FieldFrame schema={schema} path={path} fault={fault}>
      <ChosenLine
        path={path}
        value={address}
        fault={fault}
        description={describedBy(schema, path, fault)}
        onChange={write}
        onChoose={() => setChoosing(true)}
      />
      {!fault && address !== '' && <LinkSummary address={address} rules={addressRules} />}
      {isChoosing && (
        <LinkDialog
          target={address === '' ? { kind: 'page', value: '' } : target}
          rules={addressRules}
          onChosen={(chosen) => {
            write(addressOf(chosen));
            setChoosing(false);
          }}
          onClosed={() => setChoosing(false)}
        />
      )}
    </FieldFrame>
  );
});

/** Another template, by its id. */
export const TemplateIdInput = memo(function TemplateIdInput({
  schema,
  path,
  value,
}: FieldProps<'templateId'>) {
  const translate = useTranslate();
  const { change, addressRules } = useForm();
  const id = typeof value === 'string' ? value : '';
  const fault = faultOf(schema, value, translate);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <FieldFrame schema={schema} path={path} fault={fault}>
      <ChosenLine
        path={path}
        value={id}
        fault={fault}
        description={describedBy(schema, path, fault)}
        onChange={(written) => change(path, written === '' ? undefined : written)}
        onChoose={() => setChoosing(true)}
      />
      {id !== '' && <PageSummary id={id} />}
      {isChoosing && (
        <LinkDialog
          target={{ kind: 'page', value: id }}
          kinds={onlyPages}
          rules={addressRules}
          onChosen={(chosen) => {
            change(path, chosen.value);
            setChoosing(false);
          }}
          onClosed={() => setChoosing(false)}
        />
      )}
    </FieldFrame>
  );
});

interface ChosenLineProps {
  readonly path: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly description: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onChoose: () => void;
}

/** What was chosen, as it is written, and the way to choose another. */
function ChosenLine({ path, value, fault, description, onChange, onChoose }: ChosenLineProps) {
  const translate = useTranslate();
  const { isReadOnly } = useForm();
  return (
    <div className={linkStyles.line}>
      <input
        id={controlId(path)}
        className={styles.input}
        value={value}
        readOnly={isReadOnly}
        spellCheck={false}
        aria-invalid={fault !== undefined}
        aria-describedby={description}
        onChange={({ target }) => onChange(target.value)}
      />
      {!isReadOnly && (
        <IconButton Icon={Link2} label={translate('editorEdit:link.choose')} onPress={onChoose} />
      )}
    </div>
  );
}
