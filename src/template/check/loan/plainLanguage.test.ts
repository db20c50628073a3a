import { block, messagesIn, page, rulesIn } from '../testing/checked';

const plain = {
  es: 'Pides el dinero en la app y ves lo que vas a pagar. Si te gusta, dices que sí. Si no, no pasa nada. ',
  en: 'You ask for the money in the app and see what you will pay. If you like it, say yes. If not, that is fine. ',
};
const hard = {
  es: 'La formalización del otorgamiento del financiamiento solicitado se encuentra supeditada a la verificación satisfactoria de la documentación comprobatoria proporcionada por el solicitante, sin perjuicio de las consideraciones adicionales aplicables. ',
  en: 'Notwithstanding anything contained hereinabove, the disbursement of the aforementioned facility remains conditional upon satisfactory verification of documentation furnished by the applicant, including supplementary particulars subsequently requisitioned. ',
};

const document = (html: object) =>
  page(
    [block('richText', { html }), block('richText', { html: { es: plain.es, en: plain.en } }, { id: 'b' })],
    {
      market: 'mx',
    },
  );

test.each(['es', 'en'] as const)(
  'hard sentences in %s are named where they stand, plain ones pass',
  (language) => {
    const hardToRead = (text: string) =>
      rulesIn(document({ es: plain.es.repeat(5), en: plain.en.repeat(5), [language]: text })).filter((rule) =>
        rule.startsWith('hardToRead'),
      );
    expect(hardToRead(plain[language].repeat(5))).toEqual([]);
    expect(hardToRead(plain[language].repeat(3) + hard[language].repeat(4))).toContain(
      `hardToRead /blocks/1/props/html/${language}`,
    );
    // One hard sentence among many does no harm, and of a few words the grade says nothing.
    expect(hardToRead(plain[language].repeat(15) + hard[language])).toEqual([]);
    expect(hardToRead(hard[language])).toEqual([]);
  },
);

test('the grade, the least that is asked for and the sentence are said', () => {
  expect(messagesIn(document({ es: plain.es, en: hard.en.repeat(5) }))[0]).toMatch(
    /^In English the page is hard to read: -?\d+ points of reading ease, at least 60 .* 26 words; .*"Notwithstanding anything .*…"$/,
  );
});
