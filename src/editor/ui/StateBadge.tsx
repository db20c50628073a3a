import type { TemplateState } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import styles from './StateBadge.module.css';

/** Where a template stands, in a word and a colour. */
export function StateBadge({ state }: { readonly state: TemplateState }) {
  const translate = useTranslate();
  return (
    <span className={joinClasses(styles.badge, styles[state])}>{translate(`editor:state.${state}`)}</span>
  );
}
