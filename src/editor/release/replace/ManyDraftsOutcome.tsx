import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ManyDraftsReply } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { MakeBundleDialog } from '../bundles/MakeBundleDialog';
import { pathOf } from '../../kit/data/template';
import { Button } from '../../kit/ui/Button';
import styles from './Replace.module.css';

interface ManyDraftsOutcomeProps {
  readonly outcome: ManyDraftsReply;
  readonly bundleName: string;
  readonly againLabel: string;
  readonly onAgain: () => void;
}

/** Which drafts were made, which templates were left and why, and the way to publish them together. */
export function ManyDraftsOutcome({ outcome, bundleName, againLabel, onAgain }: ManyDraftsOutcomeProps) {
  const translate = useTranslate();
  const { saved, left } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isNaming, setNaming] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.outcome} data-testid="many-drafts">
      <h2 ref={heading} tabIndex={-1} className={styles.name}>
        {saved.length === 0
          ? translate('editorReplace:savedNone')
          : translate('editorReplace:savedTitle', { count: saved.length })}
      </h2>
      {saved.length > 0 && (
        <>
          <p className={styles.quiet}>{translate('editorReplace:savedText')}</p>
          <ul className={styles.names}>
            {saved.map(({ id, name }) => (
              <li key={id}>
                <Link to={pathOf(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {left.length > 0 && (
        <div>
          <h3 className={styles.where}>{translate('editorReplace:leftTitle')}</h3>
          <ul className={styles.names}>
            {left.map(({ id, name, why }) => (
              <li key={id}>
                <Link to={pathOf(id)}>{name}</Link>: {translate(`editorReplace:left.${why}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.acts}>
        <Button onPress={onAgain}>{againLabel}</Button>
        {saved.length > 0 && (
          <Button look="primary" onPress={() => setNaming(true)}>
            {translate('editorBundles:make')}
          </Button>
        )}
      </div>
      {isNaming && (
        <MakeBundleDialog
          templates={new Map(saved.map(({ id, name }) => [id, name]))}
          suggestedName={bundleName}
          onClosed={() => setNaming(false)}
        />
      )}
    </section>
  );
}
