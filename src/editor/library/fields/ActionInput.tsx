import { memo } from 'react';
import { definitionFields, type FieldSchema } from '../../../generated/fieldSchemas';
import type { Action } from '../../../generated/template';
import { useTranslate } from '../../../texts/TranslateContext';
import { FieldGroup } from './FieldFrame';
import styles from './Fields.module.css';
import { controlId, type FieldProps, useForm } from './FormContext';
import { initialValue } from './initialValue';
import { FieldsOf } from './ObjectInput';
import { recordOf } from '../../../kernel/record';

const fieldsByType: Readonly<Record<Action['type'], readonly FieldSchema[]>> = {
  link: definitionFields.linkAction,
  scrollTo: definitionFields.scrollToAction,
  openApp: definitionFields.openAppAction,
  download: definitionFields.downloadAction,
  agreement: definitionFields.agreementAction,
  call: definitionFields.callAction,
  native: definitionFields.nativeAction,
};

const types = Object.keys(fieldsByType) as Action['type'][];
const isType = (value: unknown): value is Action['type'] => types.some((type) => type === value);

/** An action of a type with the least that it needs. */
const actionOf = (type: Action['type']): object => ({
  type,
  ...Object.fromEntries(
    fieldsByType[type]
      .filter(({ isRequired }) => isRequired)
      .map((field) => [field.key, initialValue(field)]),
  ),
});

/** What a tap does: one of seven kinds, each with its own fields. */
export const ActionInput = memo(function ActionInput({ schema, path, value }: FieldProps<'action'>) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  const { type } = recordOf(value);
  const current = isType(type) ? type : undefined;
  const choose = (chosen: string): void => change(path, isType(chosen) ? actionOf(chosen) : undefined);
  return (
    <FieldGroup schema={schema} path={path}>
      <select
        id={controlId(path)}
        className={styles.input}
        aria-label={translate(`editorFields:label.${schema.label}`)}
        value={current ?? ''}
        disabled={isReadOnly}
        onChange={({ target }) => choose(target.value)}
      >
        {(!schema.isRequired || !current) && <option value="">{translate('editorEdit:action.none')}</option>}
        {types.map((each) => (
          <option key={each} value={each}>
            {translate(`editorEdit:action.${each}`)}
          </option>
        ))}
      </select>
      {current && <FieldsOf fields={fieldsByType[current]} path={path} value={value} />}
    </FieldGroup>
  );
});
