import { useEffect, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { Picture } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import layout from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { Select } from '../../kit/ui/Select';
import { TextField } from '../../kit/ui/TextField';
import styles from './PictureDialog.module.css';
import { cropPicture } from './picturesFeature';

const shapes = { free: undefined, wide: 16 / 9, photo: 3 / 2, square: 1, tall: 3 / 4 } as const;
type Shape = keyof typeof shapes;

const shapeNames = Object.keys(shapes) as Shape[];
const whole = 100;
const inset = 10;
const firstCrop: PercentCrop = {
  unit: '%',
  x: inset,
  y: inset,
  width: whole - 2 * inset,
  height: whole - 2 * inset,
};

type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

interface CropStepProps {
  readonly picture: Picture;
  readonly onCropped: (picture: Picture) => void;
  readonly onBack: () => void;
}

/** A part of a picture as a new one, by mouse, finger or arrow keys. The host cuts it out of what was uploaded. */
export function CropStep({ picture, onCropped, onBack }: CropStepProps) {
  const translate = useTranslate();
  const [crop, setCrop] = useState(firstCrop);
  const [shape, setShape] = useState<Shape>('free');
  const [name, setName] = useState(translate('editorPictures:crop.nameOf', { name: picture.name }));
  const { run, isBusy, problem, value } = useMutation(cropPicture);
  useEffect(() => {
    if (value) onCropped(value.picture);
  }, [value, onCropped]);
  const { width = 1, height = 1 } = picture.image;
  const choose = (chosen: Shape): void => {
    setShape(chosen);
    const ratio = shapes[chosen];
    const size = { unit: '%', width: whole - 2 * inset } as const;
    if (ratio) setCrop(centerCrop(makeAspectCrop(size, ratio, width, height), width, height));
  };
  const aspect = shapes[shape];
  const share = (percent: number): number => Math.min(1, Math.max(0, percent / whole));
  const handle = (place: Handle): string => translate(`editorPictures:crop.handle.${place}`);
  const ariaLabels = {
    cropArea: translate('editorPictures:crop.area'),
    nwDragHandle: handle('nw'),
    nDragHandle: handle('n'),
    neDragHandle: handle('ne'),
    eDragHandle: handle('e'),
    seDragHandle: handle('se'),
    sDragHandle: handle('s'),
    swDragHandle: handle('sw'),
    wDragHandle: handle('w'),
  };
  return (
    <Form
      className={layout.stack ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        const { x, y, width: wide, height: high } = crop;
        const area = { left: share(x), top: share(y), width: share(wide), height: share(high) };
        run({ id: picture.id, name, ...area });
      }}
    >
      <p className={styles.hint}>{translate('editorPictures:crop.text')}</p>
      <Select
        label={translate('editorPictures:crop.shape')}
        isCompact
        options={shapeNames.map((each) => ({
          value: each,
          label: translate(`editorPictures:crop.shapes.${each}`),
        }))}
        value={shape}
        onChange={choose}
      />
      <ReactCrop
        className={styles.crop ?? ''}
        crop={crop}
        {...(aspect !== undefined && { aspect })}
        keepSelection
        minWidth={16}
        minHeight={16}
        ariaLabels={ariaLabels}
        onChange={(_pixels, percent) => setCrop(percent)}
      >
        <img className={styles.cropped} src={picture.image.src} alt="" />
      </ReactCrop>
      <TextField label={translate('editorPictures:name')} value={name} onChange={setName} maxLength={100} />
      <ProblemNote problem={problem} />
      <div className={layout.actions}>
        <Button onPress={onBack} isDisabled={isBusy}>
          {translate('editorPictures:back')}
        </Button>
        <Button
          look="primary"
          type="submit"
          isBusy={isBusy}
          isDisabled={name.trim() === '' || crop.width === 0 || crop.height === 0}
        >
          {translate('editorPictures:crop.do')}
        </Button>
      </div>
    </Form>
  );
}
