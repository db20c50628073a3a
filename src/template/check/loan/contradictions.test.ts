import fc from 'fast-check';
import { runs } from '../../../../tests/support/soak';
import { block, messagesIn, page, rulesIn } from '../testing/checked';

const texts = (parts: readonly string[], rest: readonly unknown[] = []) =>
  page(
    [
      ...parts.map((html, place) => block('richText', { html: `<p>${html}</p>` }, { id: `t${place}` })),
      ...rest,
    ],
    { market: 'mx' },
  );
const contradicted = (document: ReturnType<typeof page>): string[] =>
  rulesIn(document).filter((rule) => /^(?:times|amounts|terms)Contradict /.test(rule));

describe('times', () => {
  it.each([
    ['Recibe tu dinero hoy', 'Depositamos en 1 a 3 días naturales'],
    ['Tu préstamo hoy mismo', 'Te respondemos en 1 día y depositamos en 1 a 3 días.'],
    ['Dinero en minutos', 'El depósito llega en máximo 24 horas'],
    ['Tu préstamo en minutos', 'Recibes tu dinero en 1 a 3 días'],
    ['Depositamos en 1 a 2 días', 'Depositamos en 1 a 3 días'],
    ['Te respondemos en 2 horas', 'Resolvemos tu solicitud en máximo 1 día'],
    ['Money in your account today', 'We credit your account in 1 to 3 calendar days'],
    ['Your loan in minutes', 'You receive the money within 2 days'],
    ['An answer within 1 hour', 'We say yes or no within 1 day'],
    ['The money comes in 2 days', 'Your account is credited in 2 working days'],
  ])('%s / %s', (quick, slow) => {
    expect(contradicted(texts([quick, slow]))).toEqual(['timesContradict /blocks/1/props/html']);
    expect(contradicted(texts([slow, quick]))).toEqual(['timesContradict /blocks/2/props/html']);
    expect(contradicted(texts([slow, slow]))).toEqual([]);
  });

  it('are named, both of them', () => {
    expect(messagesIn(texts(['Recibe tu dinero hoy', 'Depositamos en 1 a 3 días naturales']))).toContain(
      '"hoy" is promised here, but elsewhere the page says "en 1 a 3 días naturales". Say the longer time in both places.',
    );
  });
});

/** Times of different things, which may differ. */
const agreeing = [
  'Pide tu préstamo en minutos.',
  'Solicita hoy de $1,000 a $20,000 en minutos.',
  'Te respondemos en 1 día y, si te aprobamos, depositamos en 1 a 3 días naturales.',
  'Tu dinero llega en 1 a 3 días desde la aprobación.',
  'Respuesta en 24 horas.',
  'Recibes un código por SMS en 2 minutos.',
  'Si ejerces tus derechos ARCO, te respondemos en 20 días.',
  'Puedes presentar una queja en la app. Te respondemos en 10 días hábiles.',
  'Los datos de tu rostro se eliminan en un máximo de 30 días.',
  'Puedes posponer tu pago hasta 7 días.',
  'Paga hoy o en 182 días.',
  'Puedes pagar por adelantado al menos 7 días después del depósito.',
  'Atendemos las 24 horas.',
  'Apply today in 5 minutes.',
  'You get an answer within 1 day and, if approved, the money in 1 to 3 calendar days.',
  'You may repay at least 7 days after the money reached you.',
  'If you ask to see your data, we decide within 20 days.',
  'Your complaint gets an answer within 30 days.',
  'Borrow for 91 to 365 days.',
];

test.each(agreeing)('%s contradicts nothing', (text) => {
  expect(contradicted(texts([text, ...agreeing]))).toEqual([]);
});

test('times of different things agree in any order and any company', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(agreeing, { minLength: 2 }), (parts) => {
      expect(contradicted(texts([parts.join(' '), ...parts]))).toEqual([]);
    }),
    { numRuns: runs(50, 5_000) },
  );
});

test('each language is held to its own words', () => {
  const html = { es: '<p>Recibe tu dinero hoy</p>', en: '<p>You receive the money in 3 days</p>' };
  expect(contradicted(page([block('richText', { html })], { market: 'mx' }))).toEqual([]);
  const both = [
    block('richText', { html }),
    block('richText', { html: { es: '<p>Depositamos en 3 días</p>' } }, { id: 'b' }),
  ];
  expect(contradicted(page(both, { market: 'mx' }))).toEqual(['timesContradict /blocks/1/props/html/es']);
});

describe('amounts and terms', () => {
  const calculator = block('calculator', {
    minAmount: 100_000,
    maxAmount: 2_000_000,
    step: 50_000,
    termsDays: [91, 182],
    dailyRate: 0.0004,
  });
  const disclosure = block('disclosure', { minTermDays: 91, maxTermDays: 365, maxApr: 18, example: 'x' });

  it.each([
    ['Solicita de $1,000 a $20,000', []],
    ['Primer préstamo: hasta $5,000', []],
    ['Borrow $2,000 to $10,000', []],
    ['Penalties of $50 to $100 on a late loan', []],
    ['Si tu ingreso va de $8,000 a $90,000 puedes pedir', []],
    ['Solicita de $1,000 a $30,000', ['amountsContradict /blocks/1/props/html']],
    ['Pide desde $500 a $20,000', ['amountsContradict /blocks/1/props/html']],
    ['Préstamos de hasta $50,000', ['amountsContradict /blocks/1/props/html']],
    ['Borrow up to $20,001.00', ['amountsContradict /blocks/1/props/html']],
    ['Plazos de 91 a 365 días', []],
    ['Elige un plazo, de 3 a 12 meses', []],
    ['A term of 91 to 182 days', []],
    ['A term of 61 to 365 days', ['termsContradict /blocks/1/props/html']],
    ['Plazo: de 3 a 24 meses', ['termsContradict /blocks/1/props/html']],
  ])('%s', (text, expected) => {
    expect(contradicted(texts([text], [calculator, disclosure]))).toEqual(expected);
    expect(contradicted(texts([text]))).toEqual([]);
  });
});
