import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { EditorLanguage } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectLanguage, sessionEvents } from '../../kit/session/sessionSlice';
import styles from './Approval.module.css';

const names: Readonly<Record<EditorLanguage, string>> = { en: 'English', es: 'Español' };
const languages = ['en', 'es'] as const;

interface ApprovalFrameProps {
  readonly title: string;
  /** Whose pages it is about; undefined: not known (yet). */
  readonly appName?: string | undefined;
  readonly children: ReactNode;
}

/** Around all that somebody without an account sees, in the language of their choice. */
export function ApprovalFrame({ title, appName, children }: ApprovalFrameProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const language = useSelector(selectLanguage);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <p className={styles.app}>{appName}</p>
        <div className={styles.languages} role="group" aria-label={translate('editorApproval:language')}>
          {languages.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              className={styles.language}
              aria-pressed={each === language}
              onClick={() => dispatch(sessionEvents.languageFound(each))}
            >
              {names[each]}
            </button>
          ))}
        </div>
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
