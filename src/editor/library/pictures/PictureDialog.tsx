import { Crop, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { useDispatch, useSelector } from 'react-redux';
import type { Picture } from '../../../generated/editor';
import type { Image } from '../../../generated/template';
import type { Locale } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { DataState, LoadingRows } from '../../kit/ui/DataState';
import { Dialog } from '../../kit/ui/Dialog';
import { Menu } from '../../kit/ui/Menu';
import { Moment } from '../../kit/ui/Moment';
import { ProblemState } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { CropStep } from './CropStep';
import { DescribeStep } from './DescribeStep';
import styles from './PictureDialog.module.css';
import { drawingName, isFoundIn } from './drawingName';
import { DeleteDialog, RenameDialog } from './PictureJobs';
import { drawingList, pictureLibrary, uploadEvents } from './picturesFeature';
import { UploadPanel } from './UploadPanel';

interface PictureDialogProps {
  /** The image that stands there, finished or not. */
  readonly current: Readonly<Record<string, unknown>>;
  readonly languages: readonly Locale[];
  /** Whether what it shows is asked for. */
  readonly isDescribed: boolean;
  readonly onChosen: (image: Image) => void;
  readonly onClosed: () => void;
}

type Step =
  | { readonly kind: 'choose' }
  | { readonly kind: 'describe'; readonly image: Image }
  | { readonly kind: 'crop'; readonly picture: Picture };

const choosing: Step = { kind: 'choose' };

/** Pictures to choose from: find one, upload one, cut one, take a drawing; then say what it shows. */
export function PictureDialog({ current, languages, isDescribed, onChosen, onClosed }: PictureDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [step, setStep] = useState<Step>(choosing);
  useEffect(() => () => void dispatch(uploadEvents.forgotten()), [dispatch]);
  const choose = (image: Image): void => {
    if (image.src === current.src) onClosed();
    else if (isDescribed) setStep({ kind: 'describe', image });
    else onChosen(image);
  };
  const back = () => setStep(choosing);
  return (
    <Dialog
      title={translate(step.kind === 'choose' ? 'editorPictures:title' : `editorPictures:${step.kind}.title`)}
      isWide
      onClosed={onClosed}
    >
      {step.kind === 'describe' && (
        <DescribeStep
          image={step.image}
          languages={languages}
          formerAlt={current.alt}
          onDescribed={onChosen}
          onBack={back}
        />
      )}
      {step.kind === 'crop' && (
        <CropStep picture={step.picture} onCropped={({ image }) => choose(image)} onBack={back} />
      )}
      {step.kind === 'choose' && (
        <Chooser onChosen={choose} onCrop={(picture) => setStep({ kind: 'crop', picture })} />
      )}
    </Dialog>
  );
}

interface ChooserProps {
  readonly onChosen: (image: Image) => void;
  readonly onCrop: (picture: Picture) => void;
}

/** Their own pictures first; what comes with the host stands below, and is found by the same search. */
function Chooser(props: ChooserProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const mayUpload = useSelector(selectMay('editor'));
  return (
    <div className={styles.library}>
      {mayUpload && <UploadPanel onChosen={props.onChosen} />}
      <TextField
        type="search"
        label={translate('editorPictures:search')}
        value={search}
        onChange={setSearch}
      />
      <Library {...props} search={search} mayChange={mayUpload} />
      <Drawings search={search} onChosen={props.onChosen} />
    </div>
  );
}

/** What comes with the host. */
function Drawings({ search, onChosen }: { readonly search: string } & Pick<ChooserProps, 'onChosen'>) {
  const translate = useTranslate();
  const id = useId();
  const drawings = useResource(drawingList, undefined);
  const named = (drawings.value?.drawings ?? []).map((drawing) => ({
    ...drawing,
    title: drawingName(drawing.name, translate),
  }));
  const shown = named.filter(({ title }) => isFoundIn(title, search));
  if (drawings.value && shown.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{translate('editorPictures:drawings')}</h3>
      <p className={styles.hint}>{translate('editorPictures:drawingsText')}</p>
      <DataState of={drawings} rows={3} />
      <ul className={styles.pictures}>
        {shown.map(({ name, title, image }) => (
          <li key={name}>
            <PlainButton
              className={styles.card ?? ''}
              aria-label={translate('editorPictures:use', { name: title })}
              onPress={() => onChosen(image)}
            >
              <img className={styles.thumbnail} src={image.src} alt="" loading="lazy" />
              <span className={styles.name}>{title}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

const searchPauseMs = 250;

type Job = { readonly kind: 'rename' | 'delete'; readonly picture: Picture };

interface LibraryProps extends ChooserProps {
  readonly search: string;
  readonly mayChange: boolean;
}

function Library({ search, mayChange, onChosen, onCrop }: LibraryProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [job, setJob] = useState<Job>();
  const { status, request, value, problem } = useSelector(pictureLibrary.select);
  useEffect(() => {
    const timer = setTimeout(
      () => dispatch(pictureLibrary.opened({ search: search.trim(), pages: 1 })),
      search === '' ? 0 : searchPauseMs,
    );
    return () => clearTimeout(timer);
  }, [dispatch, search]);
  const again = () => dispatch(pictureLibrary.renewed(request ?? { search: '', pages: 1 }));
  const more = () =>
    dispatch(pictureLibrary.renewed({ search: request?.search ?? '', pages: (request?.pages ?? 1) + 1 }));
  const isEmpty = value?.pictures.length === 0;
  return (
    <>
      {problem && <ProblemState problem={problem} isRetrying={status === 'loading'} onRetry={again} />}
      {!value && !problem && <LoadingRows rows={3} />}
      {isEmpty && search.trim() === '' && (
        <p role="status" className={styles.hint}>
          {translate(mayChange ? 'editorPictures:empty' : 'editorPictures:emptyToRead')}
        </p>
      )}
      {isEmpty && search.trim() !== '' && <p role="status">{translate('editorPictures:nothing')}</p>}
      <ul className={styles.pictures}>
        {value?.pictures.map((picture) => (
          <li key={picture.id}>
            <PictureCard picture={picture} onChosen={() => onChosen(picture.image)}>
              {mayChange && (
                <Menu
                  label={translate('editorPictures:menu', { name: picture.name })}
                  face="⋯"
                  entries={[
                    {
                      id: 'crop',
                      label: translate('editorPictures:crop.title'),
                      icon: <Crop aria-hidden="true" />,
                      onChosen: () => onCrop(picture),
                    },
                    {
                      id: 'rename',
                      label: translate('editorPictures:rename'),
                      icon: <Pencil aria-hidden="true" />,
                      onChosen: () => setJob({ kind: 'rename', picture }),
                    },
                    {
                      id: 'delete',
                      label: translate('editorPictures:delete'),
                      icon: <Trash2 aria-hidden="true" />,
                      onChosen: () => setJob({ kind: 'delete', picture }),
                    },
                  ]}
                />
              )}
            </PictureCard>
          </li>
        ))}
      </ul>
      {value && value.next !== null && (
        <Button onPress={more} isBusy={status === 'loading'}>
          {translate('editorPictures:more')}
        </Button>
      )}
      {job?.kind === 'rename' && <RenameDialog picture={job.picture} onClosed={() => setJob(undefined)} />}
      {job?.kind === 'delete' && <DeleteDialog picture={job.picture} onClosed={() => setJob(undefined)} />}
    </>
  );
}

interface PictureCardProps {
  readonly picture: Picture;
  readonly onChosen: () => void;
  /** What else can be done with it. */
  readonly children: ReactNode;
}

const bytesPerKilobyte = 1_000;

/** The smallest file is enough for a card. */
const smallest = ({ image }: Picture): string =>
  (image.sources ?? []).find(({ type }) => type === 'image/webp')?.src ?? image.src;

/** One picture of the library, as a button that takes it. */
function PictureCard({ picture, onChosen, children }: PictureCardProps) {
  const translate = useTranslate();
  const { name, image, bytes, createdAt, createdByName } = picture;
  const facts = {
    width: image.width ?? 0,
    height: image.height ?? 0,
    kilobytes: Math.round(bytes / bytesPerKilobyte),
  };
  return (
    <div className={styles.place}>
      <PlainButton
        className={styles.card ?? ''}
        aria-label={translate('editorPictures:use', { name })}
        onPress={onChosen}
      >
        <img className={styles.thumbnail} src={smallest(picture)} alt="" loading="lazy" />
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{translate('editorPictures:facts', facts)}</span>
        <span className={styles.facts}>
          {createdByName} · <Moment at={createdAt} isAge />
        </span>
      </PlainButton>
      {children && <div className={styles.menu}>{children}</div>}
    </div>
  );
}
