import type { PublicBrand } from '../../codec/brand';
import type { Page } from '../../template/block';
import { createDressPage } from './dressDocument';
import { createTextsSource } from './changingTexts';

const brand = {
  appName: 'Presta',
  theme: { background: '#ffffff', text: '#222222', accent: '#ff7a00' },
} as unknown as PublicBrand;
const pageIn = (locale: Page['locale']) => ({ locale, title: locale, theme: {} }) as Page;

test('a page that is no longer wanted by the time its texts are there changes nothing', async () => {
  const first = (key: string) => key;
  const texts = createTextsSource(first);
  const dress = createDressPage(brand, texts, () => Promise.resolve(), 'es');
  document.documentElement.lang = 'es';
  const putOnEnglish = await dress(pageIn('en'));
  expect([document.documentElement.lang, document.title, texts.current()]).toEqual(['es', '', first]);
  (await dress(pageIn('zh')))();
  expect([document.documentElement.lang, document.title]).toEqual(['zh', 'zh']);
  expect(texts.current()('common:close')).toBe('关闭');
  putOnEnglish();
  expect(texts.current()('common:close')).toBe('Close');
});
