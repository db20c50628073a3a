import type { ReactNode } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import type { Difference } from '../../library/differences/documentDifferences';
import styles from './ComparedPages.module.css';

interface NewPageProps {
  readonly found: readonly Difference[];
  /** The same block by block. */
  readonly children: ReactNode;
}

/** A page of which nothing is live: all of it is new, so its list is shown on request. */
export function NewPage({ found, children }: NewPageProps) {
  const translate = useTranslate();
  const count = found.filter(({ kind }) => kind === 'added').length;
  return (
    <>
      <p>{translate('editorEdit:pictures.new', { count })}</p>
      <details>
        <summary className={styles.summary}>{translate('editorEdit:pictures.newBlocks')}</summary>
        {children}
      </details>
    </>
  );
}
