import { isWebView } from './webView';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  `Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) ${chrome} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 4.4; X) ${chrome} Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36`,
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} Mobile/15E148`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple}`,
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/470]`,
])('%s is a web view', (userAgent) => {
  expect(isWebView(userAgent)).toBe(true);
});

it.each([
  `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Chrome/126.0.0.0 Mobile Safari/537.36`,
  `Mozilla/5.0 (Linux; Android 13; SM-A546E) ${chrome} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} Version/17.5 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} CriOS/126.0 Mobile/15E148 Safari/604.1`,
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.5 Safari/605.1.15`,
  'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Chrome/126.0.0.0 Safari/537.36`,
])('%s is a browser', (userAgent) => {
  expect(isWebView(userAgent)).toBe(false);
});
