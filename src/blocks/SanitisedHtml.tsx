import { useMemo } from 'react';
import { joinClasses } from '../ui/joinClasses';
import styles from './SanitisedHtml.module.css';

interface SanitisedHtmlProps {
  /** Sanitised when the template was loaded; never anything else. */
  readonly html: string;
  readonly className?: string | undefined;
}

export function SanitisedHtml({ html, className }: SanitisedHtmlProps) {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div className={joinClasses(styles.prose, className)} dangerouslySetInnerHTML={content} />;
}

interface HtmlPolicy {
  createHTML(html: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/**
 * Marks HTML that was sanitised when its template was loaded as fit for `innerHTML`, under the one policy that the
 * page's Trusted Types allow. Browsers without Trusted Types, and the server, take the plain text.
 */
function trustedHtml(sanitised: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return sanitised;
  policy ??= trustedTypes.createPolicy('vitrina', { createHTML: (html) => html });
  // React's types know strings only; it hands the object to the browser as it is.
  return policy.createHTML(sanitised) as string;
}
