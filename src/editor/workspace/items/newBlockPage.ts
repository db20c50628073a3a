import english from '../../../../locales/en/blockSamples.json';
import spanish from '../../../../locales/es/blockSamples.json';
import chinese from '../../../../locales/zh/blockSamples.json';
import type { NewBlockPage, SampleText } from '../../../blocks/definition';
import type { Text } from '../../../generated/template';
import validateTemplate from '../../../generated/validators/template';
import { type Locale, locales } from '../../../kernel/locale';
import { isMarket } from '../../../kernel/market';
import { checkBlock, type CheckedBlock, collectBlocks } from '../../../template/check/checkBlock';
import { offeredLanguages } from '../../../template/check/rules/translations';
import { subjectOf } from '../../../template/check/subject';
import type { OpenDocument } from '../../library/documents/openDocument';

/** What new blocks say until somebody writes their own; in a language without samples of its own, in English. */
const samples: Readonly<Partial<Record<Locale, Readonly<Record<SampleText, string>>>>> = {
  es: spanish,
  zh: chinese,
};

const sampleIn = (language: Locale, name: SampleText): string => (samples[language] ?? english)[name];

/** A text by language; a plain string where there is one language, as the fields write it. */
function textIn(languages: readonly Locale[], name: SampleText): Text {
  const [only] = languages;
  if (languages.length === 1 && only) return sampleIn(only, name);
  return Object.fromEntries(languages.map((language) => [language, sampleIn(language, name)]));
}

/** The languages of a page; of one whose form is wrong, its own alone. */
function languagesOf(document: OpenDocument, blocks: readonly CheckedBlock[]): readonly Locale[] {
  if (validateTemplate(document)) return offeredLanguages(subjectOf(document, blocks, 0));
  return [locales.find((each) => each === document.locale) ?? 'en'];
}

/** What a block that is about to be put on a page has to fit. */
export function newBlockPage(document: OpenDocument, now: Date): NewBlockPage {
  const sound = collectBlocks(document.blocks).blocks.flatMap((placed) => {
    const { block, findings } = checkBlock(placed);
    return block && findings.length === 0 ? [block] : [];
  });
  const languages = languagesOf(document, sound);
  return {
    now,
    market: isMarket(document.market) ? document.market : undefined,
    blocks: sound.map(({ envelope }) => envelope),
    languages,
    text: (name) => textIn(languages, name),
  };
}
