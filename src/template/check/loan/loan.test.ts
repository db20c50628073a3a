import type { CheckContext } from '../checkContext';
import { block, brand, page, rulesIn } from '../testing/checked';

const cat =
  'CAT 18.8% sin IVA, para fines informativos y de comparación. Fecha de cálculo: 3 de noviembre de 2026. SIPRES. UNE: {{lender.email}}. REDECO.';
const example = 'Borrow $10,000.00 for 182 days at 18% a year: you repay $10,897.53 in all.';
const links = { links: { download: 'd', agreement: 'g' } };
const statements =
  'Made by an NBFC. Key Facts Statement, cooling-off period. Grievance redressal officer: {{lender.email}}, grievances within 30 days, then the Ombudsman, cms.rbi.org.in.';

const form = (market: string) => block('registration', { phoneRule: market });
const disclosure = (rest: object = {}) =>
  block('disclosure', { minTermDays: 91, maxTermDays: 365, maxApr: 18, example, ...rest });
const calculator = (rest: object = {}) =>
  block('calculator', {
    minAmount: 100,
    maxAmount: 500,
    step: 100,
    termsDays: [91, 182],
    dailyRate: 0.0004931507,
    ...rest,
  });
const foot = (words: string) =>
  block('footer', {
    html: `<p>${words} <a href="/PrivacyPolicy">Privacy</a> <a href="/customerService">Service</a></p>`,
  });

const offer = (market: 'mx' | 'in', blocks: readonly unknown[], words = market === 'mx' ? cat : statements) =>
  page([form(market), ...blocks, foot(words)], { ...links, market });
const around: CheckContext = { brand };

test.each(['mx', 'in'] as const)('a page of %s that says all it must', (market) => {
  expect(rulesIn(offer(market, [disclosure(), calculator()]), around)).toEqual([]);
});

test('pages without a market go by no lending rules', () => {
  const free = page(
    [block('registration', {}), disclosure({ minTermDays: 7, example: 'Guaranteed approval' })],
    links,
  );
  expect(rulesIn({ ...free, market: 'none' }, around)).toEqual([]);
  expect(rulesIn(free, around)).toEqual([]);
});

describe('terms', () => {
  it.each([
    [[], ['disclosureMissing /blocks']],
    [[disclosure({ minTermDays: 60 })], ['termTooShort /blocks/2/props/minTermDays']],
    [[disclosure({ minTermDays: 61 })], []],
    [
      [disclosure(), calculator({ termsDays: [30, 91] })],
      ['termTooShort /blocks/3/props/termsDays', 'termNotDisclosed /blocks/3/props/termsDays'],
    ],
    [[disclosure(), calculator({ dailyRate: 0.001 })], ['rateAboveApr /blocks/3/props/dailyRate']],
    [
      [disclosure({ maxApr: 0 })],
      ['aprZero /blocks/2/props/maxApr', 'exampleAboveMaximum /blocks/2/props/example'],
    ],
    [
      [disclosure({ example: 'Borrow $10,000.00 for 182 days at 18%.' })],
      ['exampleWithoutTotal /blocks/2/props/example'],
    ],
    [
      [disclosure({ example: 'Borrow $10,000 for 182 days, repay $10,897.' })],
      ['exampleWithoutRate /blocks/2/props/example'],
    ],
    [
      [disclosure({ example: 'Borrow ₹10,000 at 18%, repay ₹10,897.' })],
      ['exampleWithoutTerm /blocks/2/props/example'],
    ],
  ])('%j', (blocks, expected) => {
    expect(rulesIn(offer('mx', blocks), around)).toEqual(expected);
  });
});

describe('the lender, and ways to people and papers', () => {
  const nobody = { ...brand, lender: { name: '', registration: '', address: '', email: '' } };

  it('is named with registration and address', () => {
    expect(rulesIn(offer('mx', [disclosure()]), { brand: nobody })).toEqual([
      'lenderMissing /blocks/2',
      'registrationMissing /blocks/2',
      'lenderAddressMissing /blocks/2',
    ]);
    expect(rulesIn(offer('mx', [disclosure({ lender: 'Other' })]), around)).toEqual([
      'registrationMissing /blocks/2',
    ]);
    expect(rulesIn(offer('mx', [disclosure()]))).toEqual([]);
  });

  it('are reached by links', () => {
    const bare = page([form('mx'), disclosure(), block('richText', { html: `<p>${cat}</p>` })], {
      market: 'mx',
      links: { download: 'd' },
    });
    expect(rulesIn(bare, around)).toEqual([
      'loanAgreementMissing /blocks/1',
      'privacyLinkMissing /blocks',
      'contactMissing /blocks',
    ]);
  });
});

test('a Mexican page shows the CAT, its note and the register', () => {
  expect(rulesIn(offer('mx', [disclosure()], 'Ganas con tu gato'), around)).toEqual([
    'catMissing /blocks',
    'catNoteMissing /blocks',
    'authorityMissing /blocks',
    'uneMissing /blocks',
    'redecoMissing /blocks',
  ]);
});

test('an Indian page names NBFC, key facts, second thoughts and grievances, and takes no penal interest', () => {
  expect(
    rulesIn(offer('in', [disclosure()], 'Money in your bank account, late interest 5%'), around),
  ).toEqual([
    'nbfcMissing /blocks',
    'keyFactsMissing /blocks',
    'coolingOffMissing /blocks',
    'grievanceMissing /blocks',
    'grievanceOfficerMissing /blocks',
    'ombudsmanMissing /blocks',
    'grievanceTimeMissing /blocks',
    'penalInterest /blocks/3/props/html',
  ]);
});

test.each([
  ['Grievance redressal officer</p><p>{{lender.email}}', ['grievanceOfficerMissing /blocks']],
  ['Nodal officer, +91 22 1234 5678', []],
  ['Nodal grievance redressal officer: help@lender.example', []],
])('who takes grievances stands beside the way to reach them: %s', (officer, expected) => {
  const words = `NBFC. KFS. Cooling-off. Grievances: within 30 days. Ombudsman: 14448.</p><p>${officer}`;
  expect(rulesIn(offer('in', [disclosure()], words), around)).toEqual(expected);
});

test.each([
  ['Grievances: help@lender.example. Ombudsman: 14448.', ['grievanceTimeMissing /blocks']],
  ['Grievances are answered within 90 days. Ombudsman: 14448.', ['grievanceTimeMissing /blocks']],
  ['Grievances are answered within 30 days. The Ombudsman is there too.', ['ombudsmanMissing /blocks']],
  ['Grievances are answered within 7 working days. Ombudsman: Sector 17, Chandigarh.', []],
])('when grievances are answered, and who comes next: %s', (words, expected) => {
  const rest = 'NBFC. KFS. Cooling-off. Nodal officer: help@lender.example.';
  expect(rulesIn(offer('in', [disclosure()], `${rest}</p><p>${words}`), around)).toEqual(expected);
});

test.each([
  ['Unidad Especializada de Atención a Usuarios (UNE)</p><p>REDECO', ['uneMissing /blocks']],
  ['UNE: 55 1234 5678', ['redecoMissing /blocks']],
  ['Unidad Especializada: une@lender.example. Registro de Despachos de Cobranza', []],
])('a Mexican page says who takes complaints and who may collect: %s', (words, expected) => {
  const rest = 'CAT 18.8% sin IVA, para fines informativos. Calculado el 3 de noviembre de 2026. CONDUSEF.';
  expect(rulesIn(offer('mx', [disclosure()], `${rest}</p><p>${words}`), around)).toEqual(expected);
});
