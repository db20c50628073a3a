import { Image as ImageIcon } from 'lucide-react';
import { useState } from 'react';
import type { Locale } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import { PictureDialog } from './PictureDialog';

export interface PicturePickerProps {
  /** The image as the document holds it, finished or not; undefined: none yet. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  /** Languages that the page is written in, its own first; asked for when the library opens. */
  readonly languagesOf: () => readonly Locale[];
  readonly onChange: (value: object) => void;
  readonly isDisabled?: boolean;
  /** False where a picture is only pointed at: nobody reads its text then. */
  readonly isDescribed?: boolean;
}

/** Opens the library of pictures; another picture comes with an alternative text of its own. Its screen needs `picturesFeature`. */
export function PicturePicker({
  value,
  languagesOf,
  onChange,
  isDisabled = false,
  isDescribed = true,
}: PicturePickerProps) {
  const translate = useTranslate();
  const [languages, setLanguages] = useState<readonly Locale[]>();
  const close = () => setLanguages(undefined);
  const label = value?.src ? 'editorPictures:change' : 'editorPictures:choose';
  return (
    <>
      <Button
        icon={<ImageIcon aria-hidden="true" />}
        isDisabled={isDisabled}
        onPress={() => setLanguages(languagesOf())}
      >
        {translate(label)}
      </Button>
      {languages && (
        <PictureDialog
          current={value ?? {}}
          languages={languages}
          isDescribed={isDescribed}
          onChosen={(image) => {
            onChange(image);
            close();
          }}
          onClosed={close}
        />
      )}
    </>
  );
}
