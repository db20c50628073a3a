import { block, page, rulesIn } from '../testing/checked';

const shamed = (label: string, market = 'mx'): boolean =>
  rulesIn(
    page([block('cta', { label: 'Sí' }), block('cta', { label, action: { type: 'openApp' } }, { id: 'b' })], {
      market,
    }),
  ).some((rule) => rule === 'confirmShaming /blocks/2/props/label');

test.each([
  "No, I don't want to save money",
  "No thanks, I don't need money",
  "No, I'd rather pay more",
  'I prefer to stay broke',
  'No, I like losing money',
  "I'll miss out",
  'No, prefiero pagar más',
  'No gracias, prefiero seguir sin dinero',
  'No quiero ahorrar',
  'No me interesa mejorar mi vida',
  'Me da igual mi futuro',
])('%s shames', (label) => {
  expect(shamed(label)).toBe(true);
  expect(shamed(label, 'none')).toBe(false);
});

test.each([
  'Not now',
  'No, thanks',
  "I don't have the app",
  'I prefer to call',
  "I'd rather pay in a shop",
  'I want to pay less',
  'I have it, open the app',
  'Ahora no',
  'No, gracias',
  'Prefiero llamar',
  'Prefiero pagar con tarjeta',
  'No quiero recibir avisos',
  'No tengo la app',
  'Ya la tengo, abrir la app',
  'Quiero pagar antes',
])('%s is a plain button', (label) => {
  expect(shamed(label)).toBe(false);
});

test('sentences are no buttons', () => {
  const html = "<p>Nobody says: I don't want to save money.</p>";
  expect(rulesIn(page([block('richText', { html })], { market: 'in' }))).toEqual([]);
});
