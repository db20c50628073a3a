import { blocksOf, byId, isTextByLocale } from '../../support/shippedTemplates';

/** What a template says in one language, without markup. */
function wordsOf(id: string, locale: string): string {
  const html = blocksOf(byId.get(id)!, 'richText').map(({ props }) => props['html']);
  const markup = html.map((text) => (isTextByLocale(text) ? (text[locale] ?? '') : String(text))).join('\n');
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** Every number of contract §14, as each language writes it. */
const numbers: Record<string, Record<string, RegExp[]>> = {
  'site-privacy': {
    en: [
      /deleted within 30 days/,
      /reply to your request within 20 days/,
      /effect within the next 15 working days/,
      /correction within 5 working days/,
      /respond .* within 10 working days/,
    ],
    es: [
      /máximo de 30 días/,
      /Respondemos tu solicitud en 20 días/,
      /efectiva en los 15 días hábiles/,
      /corregirla en 5 días hábiles/,
      /Respondes .* en 10 días hábiles/,
    ],
  },
  'site-loan-terms': {
    en: [
      /Indian national aged over 18/,
      /91 to 365 calendar days/,
      /within 1 day /,
      /in 1 to 3 calendar days/,
      /half of the term has passed, and at least 7 days after disbursal/,
      /one time : Rs\.1,000 for new clients, Rs\.800 for repeat clients/,
      /Day 1 to day 30 5% .* Day 31 to day 90 4% .* From day 91 2%/,
      /unpaid after 10 days/,
      /legal charges, enforcement costs, late penalties and fees, then fees, interest and principal/,
      /lengthens the term by the same period/,
      /All interest and penalties that are due must be paid first/,
      /7 business days/,
      /name, date of birth or address changes, notify us within 3 days/,
      /NBFC/,
      /Reserve Bank of India/,
    ],
    es: [
      /nacionalidad india , tener más de 18 años/,
      /91 a 365 días naturales/,
      /en 1 día /,
      /en 1 a 3 días naturales/,
      /la mitad del plazo y al menos 7 días después del depósito/,
      /una sola vez : Rs\.1,000 para clientes nuevos, Rs\.800 para clientes recurrentes/,
      /Del día 1 al 30 5% .* Del día 31 al 90 4% .* Desde el día 91 2%/,
      /después de 10 días/,
      /gastos legales, costos de cobranza judicial, penalizaciones y cargos por atraso, y después comisiones, interés y capital/,
      /alarga el plazo por el mismo periodo/,
      /pagarse todo el interés y todas las penalizaciones/,
      /7 días hábiles/,
      /nombre, tu fecha de nacimiento o tu domicilio, avísanos en 3 días/,
      /NBFC/,
      /Banco de la Reserva de la India/,
    ],
  },
};

const rows = Object.entries(numbers).flatMap(([id, byLocale]) =>
  Object.entries(byLocale).flatMap(([locale, all]) => all.map((number) => ({ id, locale, number }))),
);

it.each(rows)('$id in $locale holds $number', ({ id, locale, number }) => {
  expect(wordsOf(id, locale)).toMatch(number);
});

it('names the lender by the brand file alone', () => {
  for (const id of Object.keys(numbers)) {
    for (const locale of ['en', 'es']) {
      expect(wordsOf(id, locale)).toMatch(
        /\{\{lender\.name\}\}.*\{\{lender\.(registration|address)\}\}.*\{\{lender\.email\}\}/,
      );
    }
  }
});

it('discloses the same term as it states', () => {
  const [disclosure] = blocksOf(byId.get('site-loan-terms')!, 'disclosure');
  expect(disclosure?.props).toMatchObject({ minTermDays: 91, maxTermDays: 365 });
});
