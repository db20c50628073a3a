import fc from 'fast-check';
import { fillHtml, fillText, type BrandWords } from './texts';

const words: BrandWords = {
  appName: 'Presta & Co',
  servicePhone: '+52 55',
  lender: { name: '<b>Lender</b> "S.A."', registration: '', address: 'Street 1', email: 'a@b.example' },
};

describe('fillText', () => {
  it('fills what the brand says, and shows a gap where it says nothing', () => {
    expect(fillText('{{appName}}, {{ lender.address }}: {{lender.registration}}', words)).toBe(
      'Presta & Co, Street 1: —',
    );
  });

  it('names the app where there is no lender', () => {
    expect(fillText('{{lender.name}}', { ...words, lender: { ...words.lender, name: '' } })).toBe(
      'Presta & Co',
    );
  });

  it('leaves other places and half places alone', () => {
    for (const text of ['{{lender.secret}}', '{{constructor}}', '{{appName', '{appName}', '{{app Name}}']) {
      expect(fillText(text, words)).toBe(text);
    }
  });

  it('never changes a text without places', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('{{')),
        (text) => fillText(text, words) === text,
      ),
    );
  });
});

describe('fillHtml', () => {
  it('escapes what it fills, so that a name never becomes markup', () => {
    expect(fillHtml('<p>{{lender.name}}</p>', words)).toBe(
      '<p>&lt;b&gt;Lender&lt;/b&gt; &quot;S.A.&quot;</p>',
    );
  });
});
