import fc from 'fast-check';
import { isSafeAddress } from '../../../template/address';
import { addressOf, linkFault, linkKinds, targetOf, templateIdOf } from './linkTarget';

const origin = 'https://pages.example';
const rules = { origin, schemeLink: 'prestademo://open', imageOrigins: [] };

test.each([
  ['/landing?id=mx-contrato', 'page', 'mx-contrato'],
  ['/PrivacyPolicy', 'site', '/PrivacyPolicy'],
  ['tel:+525512345678', 'phone', '+525512345678'],
  ['mailto:ana@example.org', 'mail', 'ana@example.org'],
  ['/landing?id=mx-contrato&utm_tag=x', 'web', '/landing?id=mx-contrato&utm_tag=x'],
  ['mailto:ana@example.org?subject=x', 'web', 'mailto:ana@example.org?subject=x'],
  ['https://example.org/a', 'web', 'https://example.org/a'],
])('%s is chosen as %s', (address, kind, value) => {
  expect(targetOf(address, origin)).toEqual({ kind, value });
  expect(addressOf({ kind: kind as 'page', value })).toBe(address);
  expect(linkFault({ kind: kind as 'page', value }, rules)).toBeUndefined();
});

test.each([
  ['web', 'example.org', 'scheme'],
  ['web', 'www.example.org/a', 'scheme'],
  ['web', 'http://example.org', 'insecure'],
  ['web', 'https://exa mple.org', 'space'],
  ['web', 'javascript:alert(1)', 'refused'],
  ['web', 'https://ana:secret@example.org', 'refused'],
  ['web', '/nowhere', 'unknownPage'],
  ['web', `https://example.org/${'a'.repeat(2_048)}`, 'long'],
  ['phone', '12', 'phone'],
  ['phone', 'call us', 'phone'],
  ['phone', '+52 (55) 1234-5678', undefined],
  ['phone', '५५ १२३४ ५६७८', undefined],
  ['phone', '55 1234 5678 ext. 12', undefined],
  ['phone', '55 1234 5678 / 55 8765 4321', 'phone'],
  ['mail', 'ana@', 'mail'],
  ['web', '', undefined],
  ['web', 'prestademo://open/loan', undefined],
  ['web', '/pictures/terms.pdf', undefined],
] as const)('%s %s: %s', (kind, value, fault) => {
  expect(linkFault({ kind, value }, rules)).toBe(fault);
});

test('a telephone is dialled as it is meant, in whatever digits it is written', () => {
  expect(addressOf({ kind: 'phone', value: '५५ १२३४ ५६७८' })).toBe('tel:5512345678');
  expect(addressOf({ kind: 'phone', value: '55 1234 5678 ext. 12' })).toBe('tel:5512345678,12');
});

test('what has no fault is an address that the page keeps', () => {
  const text = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.emailAddress(),
    fc.constantFrom('+52 55', 'a.b', '//x.y', '/Loan'),
  );
  fc.assert(
    fc.property(fc.constantFrom(...linkKinds.filter((kind) => kind !== 'site')), text, (kind, value) => {
      const target = { kind, value };
      if (value.trim() === '' || linkFault(target, rules)) return;
      expect(isSafeAddress(addressOf(target), rules)).toBe(true);
    }),
  );
});

test('a page is known by its address, whatever else is in it', () => {
  expect(templateIdOf('/landing?utm_tag=a&id=b#/x', origin)).toBe('b');
  expect(templateIdOf('https://other.example/landing?id=b', origin)).toBeUndefined();
});
