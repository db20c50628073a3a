import { useMemo } from 'react';
import type { Starter } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { describeKind, describeLocale } from './describe';
import { parseDocument, textIn } from './documentText';
import styles from './StarterStep.module.css';
import { Thumbnail } from './Thumbnail';

interface StarterCardProps {
  readonly starter: Starter;
  readonly onChosen: () => void;
}

export function StarterCard({ starter, onChosen }: StarterCardProps) {
  const translate = useTranslate();
  const document = useMemo(() => {
    const parsed = parseDocument(starter.document);
    return parsed.ok ? parsed.value : {};
  }, [starter.document]);
  return (
    <button type="button" className={styles.card} onClick={onChosen} data-testid={`starter-${starter.key}`}>
      <Thumbnail id={starter.key} source="starter" />
      <span className={styles.words}>
        <strong>{textIn(document, 'name') || starter.key}</strong>
        <span className={styles.facts}>
          {describeKind(translate, textIn(document, 'kind'))} ·{' '}
          {describeLocale(translate, textIn(document, 'locale'))}
        </span>
      </span>
    </button>
  );
}
