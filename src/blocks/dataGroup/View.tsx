import { useTranslate } from '../../texts/TranslateContext';
import { DataFields } from '../dataFields/DataFields';
import type { BlockViewProps } from '../definition';
import { Section } from '../Section';
import styles from './View.module.css';

export function View({ block }: BlockViewProps<'dataGroup'>) {
  const translate = useTranslate();
  const { group, fields } = block.props;
  if (fields.length === 0) return null;
  return (
    <Section title={translate(`blocks:dataFields.groups.${group}`)} className={styles.fields}>
      <DataFields group={group} fields={fields} />
    </Section>
  );
}
