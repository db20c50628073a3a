import { useMemo } from 'react';
import { joinClasses } from '../ui/joinClasses';
import styles from './SanitisedHtml.module.css';
import { trustedHtml } from './trustedHtml';

interface SanitisedHtmlProps {
  /** Sanitised when the template was loaded; never anything else. */
  readonly html: string;
  readonly className?: string | undefined;
}

export function SanitisedHtml({ html, className }: SanitisedHtmlProps) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div className={joinClasses(styles.prose, className)} dangerouslySetInnerHTML={content} />;
}
