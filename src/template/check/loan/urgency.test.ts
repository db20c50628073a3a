import fc from 'fast-check';
import { runs } from '../../../../tests/support/soak';
import { block, page, rulesIn } from '../testing/checked';

const found = (text: string, market = 'mx'): string[] =>
  rulesIn(page([block('richText', { html: `<p>${text}</p>` })], { market }))
    .map((rule) => rule.split(' ')[0] ?? '')
    .filter((rule) => rule === 'claimUrgency' || rule === 'claimScarcity');

describe('hurry', () => {
  it.each([
    ['Solo por hoy: pide tu préstamo', 'claimUrgency'],
    ['¡SOLO HOY!', 'claimUrgency'],
    ['La oferta termina hoy', 'claimUrgency'],
    ['Esta promoción vence en 2 horas', 'claimUrgency'],
    ['Último día para solicitar', 'claimUrgency'],
    ['Última oportunidad', 'claimUrgency'],
    ['No te lo pierdas', 'claimUrgency'],
    ['¡Apúrate! Regístrate ya', 'claimUrgency'],
    ['No esperes más, pide ahora', 'claimUrgency'],
    ['Tasa especial por tiempo limitado', 'claimUrgency'],
    ['Today only: apply for a loan', 'claimUrgency'],
    ['Only today', 'claimUrgency'],
    ['Offer ends tonight', 'claimUrgency'],
    ['Hurry, apply now', 'claimUrgency'],
    ['Last chance to apply', 'claimUrgency'],
    ["Don't miss out", 'claimUrgency'],
    ["Don't wait! Get your loan", 'claimUrgency'],
    ['A limited-time offer', 'claimUrgency'],
    ['S o l o  h o y', 'claimUrgency'],
    ['#SoloHoy', 'claimUrgency'],
    ['仅限今天', 'claimUrgency'],
    ['Quedan pocos lugares', 'claimScarcity'],
    ['Solo quedan 5 préstamos', 'claimScarcity'],
    ['Cupo limitado', 'claimScarcity'],
    ['Últimos 3 lugares', 'claimScarcity'],
    ['Only a few left', 'claimScarcity'],
    ['Just 3 slots left', 'claimScarcity'],
    ['25 loans remaining', 'claimScarcity'],
    ['12 personas están viendo esto', 'claimScarcity'],
    ['48 people are looking at this offer', 'claimScarcity'],
    ['名额有限', 'claimScarcity'],
  ])('%s', (text, rule) => {
    expect(found(text)).toEqual([rule]);
    expect(found(text, 'in')).toEqual([rule]);
    expect(found(text, 'none')).toEqual([]);
  });
});

/** What pages of lenders say about days, ends and amounts that are left, without hurrying anybody. */
const harmless = [
  'Tu pago vence hoy.',
  'Si pagas hoy, te ahorras el cargo por atraso.',
  'Quedan 7 días para tu pago.',
  'Te quedan 3 pagos.',
  'El último día para pagar es el que dice tu contrato.',
  'No hay prisa: lee el contrato con calma.',
  'No esperes más de 3 días para avisarnos.',
  'Si no llegas a una fecha, no esperes más: avísanos.',
  'Guardamos tus datos por tiempo limitado.',
  'Avísanos antes de que se acabe el plazo.',
  'Atendemos hoy de 9 a 18 h.',
  'Puedes pagar en muchos lugares.',
  'Son 91 días naturales, no un tiempo limitado.',
  'Regístrate hoy y lee el contrato antes de aceptar.',
  'Los últimos préstamos que pagaste aparecen en la app.',
  'Esta oferta vale hasta el 30 de noviembre de 2026.',
  'Your payment is due today.',
  'You have only 2 days left to pay.',
  'Only 3 payments are left.',
  "See today's rate and only today's.",
  'There is no hurry, and no reason to hurry.',
  "Don't wait until the due date: tell us before.",
  "If a date is in danger, don't wait: tell us.",
  'We keep your data for a limited time.',
  'Your last offer is in the app.',
  'You can repay in a few places.',
  'If you are running out of money, talk to us.',
  'The offer is good until 30 November 2026.',
  'This is not your last chance: you can ask again.',
  'Borrow only what you can repay.',
  'The remaining amount stands in your contract.',
  '还款日为每月最后一天。',
];

test.each(harmless)('%s hurries nobody', (text) => {
  expect(found(text)).toEqual([]);
});

test('harmless sentences hurry nobody, whatever stands beside them', () => {
  const sentences = fc.array(fc.constantFrom(...harmless), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(sentences, fc.constantFrom(' ', '</p><p>', '<br>', ' · '), (parts, between) => {
      expect(found(parts.join(between))).toEqual([]);
    }),
    { numRuns: runs(100, 5_000) },
  );
});

describe('a countdown beside an offer of loans', () => {
  const until = '2026-11-25T18:00:00-06:00';
  const countdowns = (text: string, rest: object = {}) =>
    rulesIn(
      page([block('countdown', { until, label: 'The lower rate ends' }), block('richText', { html: text })], {
        market: 'mx',
        kind: 'landing',
        ...rest,
      }),
    ).filter((rule) => rule.startsWith('countdownHurries'));

  it('is held to its word by the day in the text', () => {
    expect(countdowns('<p>A lower rate for new clients.</p>')).toEqual([
      'countdownHurries /blocks/1/props/until',
    ]);
    expect(countdowns('<p>Until 24 November 2026.</p>')).toHaveLength(1);
    for (const day of ['25 November', 'November 25th, 2026', '25 de noviembre', '25/11/2026', '2026-11-25'])
      expect(countdowns(`<p>Until ${day}.</p>`)).toEqual([]);
  });

  it('is nobody’s business where no loan is offered', () => {
    expect(countdowns('<p>A day.</p>', { market: 'none' })).toEqual([]);
    expect(countdowns('<p>A day.</p>', { kind: 'channel' })).toEqual([]);
  });
});
