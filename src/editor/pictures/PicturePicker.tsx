import { Image as ImageIcon } from 'lucide-react';
import { useState } from 'react';
import type { Image } from '../../generated/template';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { PictureDialog } from './PictureDialog';

export interface PicturePickerProps {
  /** The image as the document holds it, finished or not; undefined: none yet. */
  readonly value: Readonly<Record<string, unknown>> | undefined;
  readonly onChange: (value: object) => void;
  readonly isDisabled?: boolean;
}

/**
 * Opens the library of pictures; whoever chooses one keeps the alternative text that was there. Its screen needs
 * `picturesFeature`.
 */
export function PicturePicker({ value, onChange, isDisabled = false }: PicturePickerProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const choose = (image: Image): void => {
    onChange({ ...image, ...(value?.alt !== undefined && { alt: value.alt }) });
    setOpen(false);
  };
  const label = value?.src ? 'editorPictures:change' : 'editorPictures:choose';
  return (
    <>
      <Button icon={<ImageIcon aria-hidden="true" />} isDisabled={isDisabled} onPress={() => setOpen(true)}>
        {translate(label)}
      </Button>
      {isOpen && <PictureDialog onChosen={choose} onClosed={() => setOpen(false)} />}
    </>
  );
}
