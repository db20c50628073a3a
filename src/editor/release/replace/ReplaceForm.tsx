import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { WantedReplacement } from '../../../generated/editor';
import type { Image } from '../../../generated/template';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../../kit/api/editorClient';
import { templateLocales } from '../../kit/data/templateFilters';
import { PicturePicker } from '../../library/pictures/PicturePicker';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import { Select } from '../../kit/ui/Select';
import { Switch } from '../../kit/ui/Switch';
import { TextField } from '../../kit/ui/TextField';
import styles from './Replace.module.css';
import { emptyFields, type ReplaceFields, replacementKinds, wantedReplacement } from './wantedReplacement';

interface ReplaceFormProps {
  readonly isBusy: boolean;
  readonly problem: EditorProblem | undefined;
  /** Where it is looked for, and how to look elsewhere. */
  readonly scope: ReactNode;
  readonly onChanged: () => void;
  readonly onSubmitted: (wanted: WantedReplacement) => void;
}

interface PartProps {
  readonly fields: ReplaceFields;
  readonly isChecked: boolean;
  readonly set: (changed: Partial<ReplaceFields>) => void;
}

const own = templateLocales[0] ?? 'es';
const everyLanguage = 'all';

function WordFields({ fields, isChecked, set }: PartProps) {
  const translate = useTranslate();
  const { kind, find, replaceBy } = fields;
  return (
    <div className={styles.pair}>
      <TextField
        label={translate('editorReplace:find')}
        hint={kind === 'address' ? translate('editorReplace:addressHint') : undefined}
        value={find}
        maxLength={500}
        onChange={(text) => set({ find: text })}
        error={isChecked && find === '' ? translate('editorReplace:findMissing') : undefined}
      />
      <TextField
        label={translate('editorReplace:replaceBy')}
        hint={translate('editorReplace:replaceByHint')}
        value={replaceBy}
        maxLength={2_000}
        onChange={(text) => set({ replaceBy: text })}
      />
    </div>
  );
}

function Options({ fields: { kind, language, matchesCase, wholeWords }, set }: PartProps) {
  const translate = useTranslate();
  const languages = [
    { value: everyLanguage, label: translate('editorReplace:everyLanguage') },
    ...templateLocales.map((locale) => ({ value: locale, label: translate(`editor:locale.${locale}`) })),
  ];
  return (
    <div className={styles.options}>
      {kind === 'text' && (
        <Select
          label={translate('editorReplace:language')}
          options={languages}
          value={language ?? everyLanguage}
          isCompact
          onChange={(value) => set({ language: templateLocales.find((locale) => locale === value) })}
        />
      )}
      <Switch
        label={translate('editorReplace:matchesCase')}
        isOn={matchesCase}
        onChange={(isOn) => set({ matchesCase: isOn })}
      />
      {kind === 'text' && (
        <Switch
          label={translate('editorReplace:wholeWords')}
          isOn={wholeWords}
          onChange={(isOn) => set({ wholeWords: isOn })}
        />
      )}
    </div>
  );
}

interface PictureProps {
  readonly label: string;
  readonly picture: Image | undefined;
  readonly isDescribed: boolean;
  readonly onChosen: (picture: Image) => void;
}

function PictureField({ label, picture, isDescribed, onChosen }: PictureProps) {
  const translate = useTranslate();
  return (
    <div className={styles.picture} role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      {picture ? (
        <img src={picture.src} alt="" className={styles.thumbnail} />
      ) : (
        <p className={styles.quiet}>{translate('editorReplace:noPicture')}</p>
      )}
      <PicturePicker
        value={picture && { ...picture }}
        isDescribed={isDescribed}
        languagesOf={() => templateLocales}
        // The library gives nothing but pictures.
        onChange={(image) => onChosen(image as Image)}
      />
    </div>
  );
}

function PictureFields({ fields: { oldPicture, newPicture }, isChecked, set }: PartProps) {
  const translate = useTranslate();
  return (
    <>
      <div className={styles.pair}>
        <PictureField
          label={translate('editorReplace:oldPicture')}
          picture={oldPicture}
          isDescribed={false}
          onChosen={(picture) => set({ oldPicture: picture })}
        />
        <PictureField
          label={translate('editorReplace:newPicture')}
          picture={newPicture}
          isDescribed
          onChosen={(picture) => set({ newPicture: picture })}
        />
      </div>
      {isChecked && !(oldPicture && newPicture) && (
        <p className={styles.fault} role="alert">
          {translate('editorReplace:pictureMissing')}
        </p>
      )}
    </>
  );
}

/** What is looked for, and what is put in its place. */
export function ReplaceForm({ isBusy, problem, scope, onChanged, onSubmitted }: ReplaceFormProps) {
  const translate = useTranslate();
  const [fields, setFields] = useState(emptyFields);
  const [isChecked, setChecked] = useState(false);
  const set = (changed: Partial<ReplaceFields>): void => {
    setFields({ ...fields, ...changed });
    onChanged();
  };
  const part = { fields, isChecked, set };
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        const wanted = wantedReplacement(fields, own);
        if (wanted) onSubmitted(wanted);
      }}
    >
      <div className={styles.kinds} role="group" aria-label={translate('editorReplace:kind')}>
        {replacementKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.kind}
            aria-pressed={kind === fields.kind}
            onClick={() => {
              setChecked(false);
              set({ kind });
            }}
          >
            {translate(`editorReplace:kinds.${kind}`)}
          </button>
        ))}
      </div>
      {fields.kind === 'picture' ? (
        <PictureFields {...part} />
      ) : (
        <>
          <WordFields {...part} />
          <Options {...part} />
        </>
      )}
      <ProblemNote problem={problem} />
      <div className={styles.ask}>
        <div className={styles.scope}>{scope}</div>
        <Button look="primary" type="submit" isBusy={isBusy} icon={<Search aria-hidden="true" />}>
          {translate('editorReplace:look')}
        </Button>
      </div>
    </Form>
  );
}
