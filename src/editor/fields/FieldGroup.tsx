import type { ReactNode } from 'react';
import type { FieldSchema } from '../../generated/fieldSchemas';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './Fields.module.css';

interface FieldGroupProps {
  readonly schema: FieldSchema;
  readonly path: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A field of several controls: its label names the group. */
export function FieldGroup({ schema, path, aside, children }: FieldGroupProps) {
  const translate = useTranslate();
  return (
    <fieldset className={styles.group} data-path={path}>
      <legend className={styles.legend}>{translate(`editorFields:label.${schema.label}`)}</legend>
      {aside}
      {schema.help && <p className={styles.help}>{translate(`editorFields:help.${schema.help}`)}</p>}
      {children}
    </fieldset>
  );
}
