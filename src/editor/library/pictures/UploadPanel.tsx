import { Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useDispatch, useSelector } from 'react-redux';
import type { Image } from '../../../generated/template';
import type { TextKey } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../../kit/api/editorClient';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import styles from './PictureDialog.module.css';
import { selectUpload, uploadEvents } from './picturesFeature';

const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

const reasons = [
  'missing',
  'empty',
  'tooLarge',
  'pixels',
  'type',
  'svg',
  'gif',
  'extension',
  'contentType',
  'polyglot',
  'animated',
  'damaged',
] as const;

/** The host's reason in words; undefined where it gave none. */
function reasonKey(problem: EditorProblem | undefined): TextKey | undefined {
  const given = problem && 'reason' in problem ? problem.reason : undefined;
  const reason = reasons.find((each) => each === given);
  if (reason === undefined)
    return problem?.code === 'tooLarge' ? 'editorPictures:refused.tooLarge' : undefined;
  return `editorPictures:refused.${reason}`;
}

/** Chooses a file of this computer, and says how far it is. */
export function UploadPanel({ onChosen }: { readonly onChosen: (image: Image) => void }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, name, percent, picture, problem } = useSelector(selectUpload);
  const isUnderWay = status === 'sending' || status === 'working';
  const key = reasonKey(problem);
  const words = {
    idle: '',
    failed: '',
    sending: translate('editorPictures:uploading', { name, percent }),
    working: translate('editorPictures:working', { name }),
    done: translate('editorPictures:done', { name }),
  }[status];
  return (
    <div className={styles.upload}>
      <FileTrigger
        acceptedFileTypes={acceptedTypes}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) dispatch(uploadEvents.requested(file));
        }}
      >
        <Button look="primary" icon={<Upload aria-hidden="true" />} isBusy={isUnderWay}>
          {translate('editorPictures:upload')}
        </Button>
      </FileTrigger>
      <p className={styles.hint}>{translate('editorPictures:hint')}</p>
      {isUnderWay && (
        <div className={styles.progress}>
          <ProgressBar aria-label={words} value={percent} isIndeterminate={status === 'working'}>
            <progress
              className={styles.bar}
              max={100}
              {...(status === 'sending' && { value: percent })}
              aria-hidden="true"
            />
          </ProgressBar>
          <Button look="quiet" onPress={() => dispatch(uploadEvents.forgotten())}>
            {translate('editorPictures:cancel')}
          </Button>
        </div>
      )}
      <p role="status">{status === 'sending' ? '' : words}</p>
      {status === 'done' && picture && (
        <Button onPress={() => onChosen(picture.image)}>
          {translate('editorPictures:use', { name: picture.name })}
        </Button>
      )}
      <ProblemNote problem={problem} text={key && translate(key)} />
    </div>
  );
}
