import { memo } from 'react';
import { definitionFields } from '../../generated/fieldSchemas';
import { useTranslate } from '../../texts/TranslateContext';
import fieldStyles from './Fields.module.css';
import { FieldsOf } from './ObjectInput';
import { useForm } from './FormContext';

interface VariantInputProps {
  readonly path: string;
  readonly value: unknown;
}

const first = { experiment: 'e1', group: 'a', weight: 50 };

/** Whether a block belongs to one group of an experiment, and to which. */
export const VariantInput = memo(function VariantInput({ path, value }: VariantInputProps) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  if (value === undefined) {
    return (
      <button
        type="button"
        className={fieldStyles.button}
        disabled={isReadOnly}
        onClick={() => change(path, first)}
      >
        {translate('editorEdit:experiment.add')}
      </button>
    );
  }
  return (
    <>
      <FieldsOf fields={definitionFields.variant} path={path} value={value} />
      <button
        type="button"
        className={fieldStyles.button}
        disabled={isReadOnly}
        onClick={() => change(path, undefined)}
      >
        {translate('editorEdit:experiment.remove')}
      </button>
    </>
  );
});
