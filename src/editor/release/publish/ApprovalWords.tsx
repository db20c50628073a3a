import { useSelector } from 'react-redux';
import type { ApprovalStanding } from '../../../generated/editor';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import { readersOf } from '../../kit/data/format';
import { useMarketMoment } from '../../kit/ui/useMarketMoment';
import { selectLanguage } from '../../kit/session/sessionSlice';
import styles from './PublishDialog.module.css';

/** Who may answer, any of them: "Berta or Dora". */
export const joinWithOr = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(readersOf(language), { type: 'disjunction' }).format(names);

/** What is to happen next, in a sentence; undefined: nothing. */
function nextWords(
  translate: Translate,
  { state, waitsFor, waitsForYou, isYours = false }: ApprovalStanding,
  language: string,
) {
  if (state === 'outdated') return translate('editorEdit:approval.outdated');
  if (state === 'changeAsked' && waitsForYou) return translate('editorEdit:approval.changeIt');
  if (state === 'waiting' && isYours) return translate('editorEdit:approval.yours');
  if (state !== 'waiting' || waitsForYou) return undefined;
  return waitsFor.length === 0
    ? translate('editorEdit:approval.nobody')
    : translate('editorEdit:approval.waitsFor', { names: joinWithOr(waitsFor, language) });
}

interface ApprovalWordsProps {
  readonly approval: ApprovalStanding;
  /** Of the pages that it is about. */
  readonly market: string;
  /** In one line, above a page. */
  readonly isInline?: boolean;
}

/** What was asked and answered, by whom and when, and what comes next. */
export function ApprovalWords({ approval, market, isInline = false }: ApprovalWordsProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const { state, requestedByName, requestedAt, note, answeredByName, answeredAt, answeredLink, answer } =
    approval;
  const timeOf = useMarketMoment(market);
  const next = nextWords(translate, approval, language);
  return (
    <div className={isInline ? styles.inline : styles.part}>
      <p className={styles.quiet} data-kept={answeredAt === undefined || undefined}>
        {translate('editorEdit:approval.asked', { name: requestedByName, time: timeOf(requestedAt) })}
      </p>
      {note !== '' && <blockquote className={styles.words}>{note}</blockquote>}
      {answeredByName !== undefined && answeredAt !== undefined && (
        <p className={state === 'approved' ? styles.approved : styles.strong} data-kept>
          {translate(
            state === 'approved' ? 'editorEdit:approval.approved' : 'editorEdit:approval.changeAsked',
            {
              name: answeredByName,
              time: timeOf(answeredAt),
            },
          )}
        </p>
      )}
      {answeredLink !== undefined && (
        <p className={styles.quiet}>{translate('editorApproval:byLink', { name: answeredLink })}</p>
      )}
      {answer !== undefined && <blockquote className={styles.words}>{answer}</blockquote>}
      {next !== undefined && <p>{next}</p>}
    </div>
  );
}
