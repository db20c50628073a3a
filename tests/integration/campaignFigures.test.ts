import {
  blocksOf,
  byId,
  isTextByLocale,
  localesOf,
  shipped,
  type Document,
} from '../support/shippedTemplates';

/** A money figure of an example, in minor units. */
function money(text: string): number[] {
  return [...text.matchAll(/\d[\d,]*\.\d{2}(?!\d)/g)].map((match) =>
    Math.round(Number(match[0].replaceAll(',', '')) * 100),
  );
}

const disclosures = shipped.flatMap(({ name, document }) =>
  blocksOf(document, 'disclosure').flatMap((block) =>
    localesOf(document).map((locale) => ({ name, locale, document, props: block.props })),
  ),
);

describe.each(disclosures)('the disclosure of $name in $locale', ({ locale, document, props }) => {
  const example = isTextByLocale(props['example'])
    ? (props['example'][locale] ?? '')
    : String(props['example']);

  it('works its example out to the cent', () => {
    const [principal = 0, interest, ...rest] = money(example);
    const days = Number(/(\d+) (?:días|days|天)/.exec(example)?.[1]);
    const expectedInterest = Math.round((principal * 0.18 * days) / 365);
    const tax = document.market === 'in' ? [] : [Math.round(expectedInterest * 0.16)];
    const total = [expectedInterest, ...tax].reduce((sum, part) => sum + part, principal);
    expect(interest).toBe(expectedInterest);
    expect(rest).toEqual([...tax, total]);
  });

  it('is called a sample and holds to the terms of the loan', () => {
    expect(example).toMatch(/^(Ejemplo|Sample|示例)/);
    expect(props).toMatchObject({ minTermDays: 91, maxTermDays: 365, maxApr: 18 });
    expect(props['lender']).toBeUndefined();
  });
});

describe('calculators', () => {
  const calculators = shipped.flatMap(({ document }) =>
    blocksOf(document, 'calculator').map((block) => ({ document, props: block.props })),
  );

  it('stand on every landing page', () => {
    expect(calculators.map(({ document }) => document.id).sort()).toEqual([
      'cn-welcome',
      'in-welcome',
      'mx-bienvenida',
    ]);
  });

  it.each(calculators)('charge what the disclosure says', ({ document, props }) => {
    const disclosed = blocksOf(document, 'disclosure')[0]?.props;
    const terms = props['termsDays'] as number[];
    expect(Number(props['dailyRate']) * 365 * 100).toBeCloseTo(Number(disclosed?.['maxApr']), 4);
    expect(Math.min(...terms)).toBe(disclosed?.['minTermDays']);
    expect(Math.max(...terms)).toBe(disclosed?.['maxTermDays']);
    expect((Number(props['maxAmount']) - Number(props['minAmount'])) % Number(props['step'])).toBe(0);
  });
});

/** The numbers an agreement must hold (contract §14), as each language writes them. */
const NUMBERS: Record<string, Record<string, RegExp[]>> = {
  'mx-contrato': {
    es: [
      /91 a 365 días/,
      /máximo 1 día/,
      /1 a 3 días naturales/,
      /18%/,
      /0\.0065%/,
      /16%.*interés y la comisión/,
      /3%.*por cada día/,
      /hasta 7 días/,
      /30 días/,
      /20 días/,
      /15 días hábiles/,
      /5 días hábiles/,
      /10 días hábiles/,
    ],
    en: [
      /91 to 365 calendar days/,
      /within 1 day/,
      /1 to 3 calendar days/,
      /18%/,
      /0\.0065%/,
      /16%.*interest plus the commission/,
      /3% for each day/,
      /up to 7 days/,
      /30 days/,
      /20 days/,
      /15 working days/,
      /5 working days/,
      /10 working days/,
    ],
  },
  'in-agreement': {
    en: [
      /91 to 365 calendar days/,
      /within 1 day/,
      /1 to 3 calendar days/,
      /over 18/,
      /18% a year/,
      /half of the term/,
      /at least 7 days/,
      /Rs\.1,000/,
      /Rs\.800/,
      /5% per day from day 1 to day 30/,
      /4% per day from day 31 to day 90/,
      /2% per day from day 91/,
      /after 10 days/,
      /legal charges.*enforcement costs.*late penalties and fees.*fees, interest and principal/,
      /lengthens the term by the same period/,
      /7 business days/,
      /within 3 days/,
      /30 days/,
      /20 days/,
      /15 working days/,
      /5 working days/,
      /10 working days/,
    ],
  },
  'cn-agreement': {
    zh: [
      /91 至 365 个自然日/,
      /1 天内/,
      /1 至 3 个自然日/,
      /18%/,
      /0\.0065%/,
      /利息与手续费之和的 16%/,
      /每天 3%/,
      /7 天/,
      /30 天内/,
      /20 天内/,
      /15 个工作日/,
      /5 个工作日/,
      /10 个工作日/,
    ],
  },
};

describe('agreements', () => {
  it('are all in the table of numbers', () => {
    const agreements = shipped.filter(({ document }) => document.kind === 'agreement');
    expect(agreements.map(({ name }) => name).sort()).toEqual(Object.keys(NUMBERS).sort());
    for (const { name, document } of agreements)
      expect(Object.keys(NUMBERS[name] ?? {}).sort()).toEqual(localesOf(document));
  });

  const rows = Object.entries(NUMBERS).flatMap(([id, byLocale]) =>
    Object.entries(byLocale).flatMap(([locale, numbers]) =>
      numbers.map((number) => ({ id, locale, number })),
    ),
  );

  it.each(rows)('$id in $locale holds $number', ({ id, locale, number }) => {
    const html = blocksOf(byId.get(id) as Document, 'agreement')[0]?.props['html'];
    const markup = isTextByLocale(html) ? (html[locale] ?? '') : String(html);
    expect(markup.replaceAll(/<[^>]*>/g, '')).toMatch(number);
  });
});
