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
export function trustedHtml(sanitised: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return sanitised;
  policy ??= trustedTypes.createPolicy('vitrina', { createHTML: (html) => html });
  // React's types know strings only; it hands the object to the browser as it is.
  return policy.createHTML(sanitised) as string;
}
