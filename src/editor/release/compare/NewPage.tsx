import type { ReactNode } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import type { Difference } from '../../library/differences/documentDifferences';
import styles from './ComparedPages.module.css';

interface NewPageProps {
  readonly found: readonly Difference[];
  /** The same block by block. */
  readonly children: ReactNode;
}

/** A page that nothing is live of: all of it comes, so that its list is for who asks for it. */
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
