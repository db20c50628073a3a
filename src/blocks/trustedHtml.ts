interface HtmlPolicy {
  createHTML(html: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

let policy: HtmlPolicy | undefined;

/**
 * Marks HTML as fit for `innerHTML` that was sanitised when its template was loaded, or drawn by the host, under the one
 * policy that the page's Trusted Types allow. Browsers without Trusted Types, and the server, take the plain text.
 */
export function trustedHtml(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return html;
  policy ??= trustedTypes.createPolicy('vitrina', { createHTML: (text) => text });
  // React's types know strings only; it hands the object to the browser as it is.
  return policy.createHTML(html) as string;
}
