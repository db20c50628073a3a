/** Web views of the systems, and the browsers inside much used apps, which are none but say who they are. */
const signs: readonly RegExp[] = [
  /; wv\)/,
  /\bVersion\/[\d.]+ Chrome\//,
  /\bFB(?:AN|AV|IOS)\b|Instagram|\bLine\/|MicroMessenger|musical_ly|BytedanceWebview/,
  // Safari and every browser on iOS name Safari; a web view does not.
  /(?:iPhone|iPad|iPod|Macintosh).*AppleWebKit\/(?!.*Safari\/)/,
];

/** Whether a page is shown by an app's web view, where a download and a print do nothing unless the app sees to them. */
export const isWebView = (userAgent: string): boolean => signs.some((sign) => sign.test(userAgent));
