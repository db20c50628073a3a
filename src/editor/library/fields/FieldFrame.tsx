import type { ReactNode } from 'react';
import type { FieldSchema } from '../../../generated/fieldSchemas';
import { useTranslate } from '../../../texts/TranslateContext';
import styles from './Fields.module.css';
import { controlId } from './FormContext';

interface FieldFrameProps {
  readonly schema: FieldSchema;
  readonly path: string;
  readonly fault?: string | undefined;
  /** By `useFaultOnBlur`, where the fault waits until the field is left. */
  readonly leaving?: { readonly onBlur: () => void; readonly onFocus: () => void };
  /** Beside the label: language tabs, a switch. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Label, help and fault around a control of one line. The control takes `controlId` and `describedBy`. */
export function FieldFrame({ schema, path, fault, leaving, aside, children }: FieldFrameProps) {
  const translate = useTranslate();
  const id = controlId(path);
  return (
    <div className={styles.field} data-path={path} {...leaving}>
      <div className={styles.head}>
        <label id={labelId(path)} className={styles.label} htmlFor={id}>
          {translate(`editorFields:label.${schema.label}`)}{' '}
          {!schema.isRequired && (
            <span className={styles.optional}>{translate('editorEdit:field.optional')}</span>
          )}
        </label>
        {aside}
      </div>
      {children}
      {schema.help && (
        <p id={`${id}-help`} className={styles.help}>
          {translate(`editorFields:help.${schema.help}`)}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** Of the label, for a control that is no field to the browser. */
export const labelId = (path: string): string => `${controlId(path)}-label`;

export function describedBy(schema: FieldSchema, path: string, fault?: string): string | undefined {
  const id = controlId(path);
  return [schema.help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
}

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
