import { memo } from 'react';
import { definitionFields } from '../../../generated/fieldSchemas';
import { useTranslate } from '../../../texts/TranslateContext';
import { PicturePicker } from '../pictures/PicturePicker';
import { FieldGroup } from './FieldFrame';
import styles from './Fields.module.css';
import { type FieldProps, useForm } from './FormContext';
import imageStyles from './ImageInput.module.css';
import { FieldsOf } from './ObjectInput';
import { recordOf } from '../../../kernel/record';

const altField = definitionFields.image.filter(({ key }) => key === 'alt');
const fileFields = definitionFields.image.filter(({ key }) => key !== 'alt');

/** A picture: chosen from the pictures of the site, or by address; its alternative text by language. */
export const ImageInput = memo(function ImageInput({ schema, path, value }: FieldProps<'image'>) {
  const translate = useTranslate();
  const { change, isReadOnly, languages } = useForm();
  const { src } = recordOf(value);
  return (
    <FieldGroup schema={schema} path={path}>
      {typeof src === 'string' && src !== '' && <img className={imageStyles.thumbnail} src={src} alt="" />}
      {!isReadOnly && (
        <PicturePicker
          value={recordOf(value)}
          languagesOf={() => languages}
          onChange={(image) => change(path, image)}
        />
      )}
      {value !== undefined && <FieldsOf fields={altField} path={path} value={value} />}
      <details className={imageStyles.file} open={value === undefined || src === ''}>
        <summary>{translate('editorEdit:image.file')}</summary>
        <div className={imageStyles.fields}>
          <FieldsOf fields={fileFields} path={path} value={value} />
        </div>
      </details>
      {value !== undefined && !schema.isRequired && !isReadOnly && (
        <button type="button" className={styles.button} onClick={() => change(path, undefined)}>
          {translate('editorEdit:field.remove')}
        </button>
      )}
    </FieldGroup>
  );
});
