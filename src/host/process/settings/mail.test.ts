import fc from 'fast-check';
import { readMail } from './mail';
import { SettingReader } from './settingReader';

function readFrom(MAIL_FROM: string) {
  const reader = new SettingReader({
    SMTP_URL: 'smtp://mail.example',
    PUBLIC_ORIGIN: 'https://pages.example',
    MAIL_FROM,
  });
  return { from: readMail(reader)?.from, problems: reader.problems };
}

const address = 'editor@presta.example';

it.each([
  [address, ''],
  [`<${address}>`, ''],
  [`Presta <${address}>`, 'Presta'],
  [`Presta<${address}>`, 'Presta'],
  [`Presta (México): equipo; web, [1] <${address}>`, 'Presta (México): equipo; web, [1]'],
  [`"Presta \\"Uno\\" <equipo> @ casa" <${address}>`, 'Presta "Uno" <equipo> @ casa'],
])('reads %s whole', (text, name) => {
  expect(readFrom(text)).toEqual({ from: { name, address }, problems: [] });
});

it.each([
  'nobody',
  `Presta <MX> <${address}>`,
  `"Presta <${address}>`,
  `Team: ${address};`,
  `${address}, other@presta.example`,
  'a;b@presta.example',
  'a@presta.example,b',
  '(Presta) editor@presta.example',
  `Presta\r\nBcc: x <${address}>`,
])('refuses %j by name', (text) => {
  expect(readFrom(text).problems).toEqual([expect.stringMatching(/^MAIL_FROM is .*: expected an address/)]);
});

it('cuts no name, whatever it has', () => {
  const sign = fc.constantFrom('A', 'é', '漢', ' ', '(', ')', '[', ']', ':', ';', ',', '.', "'", '!', '&');
  fc.assert(
    fc.property(fc.string({ unit: sign, minLength: 1 }), (name) => {
      fc.pre(name.trim() !== '');
      expect(readFrom(`${name} <${address}>`)).toEqual({
        from: { name: name.trim(), address },
        problems: [],
      });
    }),
  );
});
