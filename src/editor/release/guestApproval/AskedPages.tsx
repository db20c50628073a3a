import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { ApprovalQuestion, AskedPage, AskedQuestion } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { Findings } from '../bundles/Findings';
import { ComparedPages } from '../compare/ComparedPages';
import { formatMoment } from '../../kit/data/format';
import { selectLanguage } from '../../kit/session/sessionSlice';
import styles from './Approval.module.css';

function PageSection({ page }: { readonly page: AskedPage }) {
  const title = useId();
  const { name, before, beforeAddress, after, afterAddress, findings } = page;
  const old =
    before !== null && beforeAddress !== null ? { document: before, address: beforeAddress } : undefined;
  return (
    <section className={styles.page} aria-labelledby={title} data-testid={`asked-${page.templateId}`}>
      <h2 id={title} className={styles.heading}>
        {name}
      </h2>
      <ComparedPages before={old} after={{ document: after, address: afterAddress }} />
      <Findings findings={findings} document={after} />
    </section>
  );
}

interface AskedPagesProps {
  readonly question: ApprovalQuestion;
  readonly asked: AskedQuestion;
}

/** By whom, until when, and every page that it is about: what changes in words and in pictures, and what the checks found. */
export function AskedPages({ question: { name, appName, expiresAt }, asked }: AskedPagesProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { byName, at, note, pages } = asked;
  const timeOf = (moment: number): string => formatMoment(moment, language);
  return (
    <>
      <p className={styles.text}>
        {translate('editorApproval:asks', { name: byName, you: name, app: appName, time: timeOf(at) })}
      </p>
      {note !== '' && <blockquote className={styles.note}>{note}</blockquote>}
      <p className={styles.text}>{translate('editorApproval:exactly', { count: pages.length })}</p>
      <p className={styles.quiet}>{translate('editorApproval:until', { time: timeOf(expiresAt) })}</p>
      {pages.map((page) => (
        <PageSection key={page.templateId} page={page} />
      ))}
    </>
  );
}
