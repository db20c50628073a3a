import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { Image } from '../../../generated/template';
import type { Locale } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import { textIn, withText } from '../../kit/data/textValue';
import { Button } from '../../kit/ui/Button';
import layout from '../../kit/ui/layout.module.css';
import { TextField } from '../../kit/ui/TextField';
import styles from './PictureDialog.module.css';

interface DescribeStepProps {
  readonly image: Image;
  /** Languages that the page is written in, its own first. */
  readonly languages: readonly Locale[];
  /** Text of the picture that it takes the place of. */
  readonly formerAlt: unknown;
  readonly onDescribed: (image: Image) => void;
  readonly onBack: () => void;
}

type Texts = Readonly<Partial<Record<Locale, string>>>;

/** What a text by language says in each of them; a plain one is the first language's. */
function textsOf(value: unknown, languages: readonly Locale[]): Texts {
  const own = languages[0] ?? 'es';
  return Object.fromEntries(languages.map((language) => [language, textIn(value, language, own) ?? '']));
}

const altOf = (texts: Texts, languages: readonly Locale[]): Image['alt'] =>
  languages.reduce<Image['alt']>((alt, language) => {
    const text = texts[language]?.trim() ?? '';
    return text === '' ? alt : withText(alt, language, languages[0] ?? language, text);
  }, undefined);

const hasText = (texts: Texts): boolean => Object.values(texts).some((text) => text.trim() !== '');

/** A new picture shows something else: what it shows is asked for before it is put on the page. */
export function DescribeStep({ image, languages, formerAlt, onDescribed, onBack }: DescribeStepProps) {
  const translate = useTranslate();
  const [texts, setTexts] = useState(() => textsOf(image.alt, languages));
  const former = textsOf(formerAlt, languages);
  const describe = (): void => {
    const { alt: _shipped, ...file } = image;
    const alt = altOf(texts, languages);
    onDescribed({ ...file, ...(alt !== undefined && { alt }) });
  };
  return (
    <Form
      className={layout.stack ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        describe();
      }}
    >
      <img className={styles.chosen} src={image.src} alt="" />
      <p>{translate('editorPictures:describe.text')}</p>
      {languages.map((language, position) => (
        <TextField
          key={language}
          label={translate('editorPictures:describe.alt', {
            language: translate(`editorFields:choice.locale_${language}`),
          })}
          lang={language}
          autoFocus={position === 0}
          value={texts[language] ?? ''}
          onChange={(text) => setTexts({ ...texts, [language]: text })}
        />
      ))}
      {hasText(former) && !hasText(texts) && (
        <p>
          <Button look="quiet" onPress={() => setTexts(former)}>
            {translate('editorPictures:describe.former')}
          </Button>
        </p>
      )}
      {!hasText(texts) && <p className={styles.hint}>{translate('editorPictures:describe.empty')}</p>}
      <div className={layout.actions}>
        <Button onPress={onBack}>{translate('editorPictures:back')}</Button>
        <Button look="primary" type="submit">
          {translate('editorPictures:describe.use')}
        </Button>
      </div>
    </Form>
  );
}
