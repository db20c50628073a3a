import fc from 'fast-check';
import { fillProps, fillText, type BrandWords } from './brandWords';

const words: BrandWords = {
  appName: 'Presta & Co',
  servicePhone: '+52 55',
  lender: { name: '<b>Lender</b> "S.A."', registration: '', address: 'Street 1', email: 'a@b.example' },
};

describe('fillText', () => {
  it('fills what the brand says, and shows a gap where it says nothing', () => {
    expect(fillText('{{appName}}, {{ lender.address }}: {{lender.registration}}', words)).toBe('Presta & Co, Street 1: —');
  });

  it('names the app where there is no lender', () => {
    expect(fillText('{{lender.name}}', { ...words, lender: { ...words.lender, name: '' } })).toBe('Presta & Co');
  });

  it('leaves other places and half places alone', () => {
    for (const text of ['{{lender.secret}}', '{{constructor}}', '{{appName', '{appName}', '{{app Name}}']) {
      expect(fillText(text, words)).toBe(text);
    }
  });

  it('never changes a text without places', () => {
    fc.assert(fc.property(fc.string().filter((text) => !text.includes('{{')), (text) => fillText(text, words) === text));
  });
});

describe('fillProps', () => {
  it('fills texts, HTML and alternative texts of a block, and escapes in HTML alone', () => {
    const title = '{{lender.name}}';
    expect(fillProps('hero', { title, image: { src: '/{{appName}}', alt: title } }, words)).toEqual({
      title: words.lender.name,
      image: { src: '/{{appName}}', alt: words.lender.name },
    });
    expect(fillProps('richText', { html: `<p>${title}</p>` }, words)).toEqual({
      html: '<p>&lt;b&gt;Lender&lt;/b&gt; &quot;S.A.&quot;</p>',
    });
  });

  it('leaves addresses of actions alone', () => {
    const props = { label: 'a', action: { type: 'link', href: '/{{appName}}' } };
    expect(fillProps('cta', props, words)).toEqual(props);
  });
});
