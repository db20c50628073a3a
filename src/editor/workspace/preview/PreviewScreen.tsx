import { RotateCw } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useTranslate } from '../../../texts/TranslateContext';
import { pictureLanguages } from '../../library/documents/pictureLanguages';
import { runningGuard } from '../../kit/data/shownRevisions';
import { marketOf, templateName } from '../../kit/data/template';
import { selectFinalSave } from '../model/saveFinally';
import { Button } from '../../kit/ui/Button';
import { DataState } from '../../kit/ui/DataState';
import { Screen } from '../../kit/ui/Screen';
import { TemplateNav } from '../../kit/ui/TemplateNav';
import {
  experimentsIn,
  firstChoice,
  frameAddress,
  previewedDocument,
  simulatedVisitor,
} from './previewChoice';
import { LinkPanel } from './LinkPanel';
import states from '../../kit/ui/states.module.css';
import styles from './Preview.module.css';
import { PreviewSettings } from './PreviewSettings';
import { previewedTemplate } from './previewFeature';
import { useResource } from '../../kit/data/resource';
import { joinClasses } from '../../../ui/joinClasses';

/** The phones load anew when a field comes to rest, not at every letter. */
const typingPauseMs = 400;

/** `/templates/:id/preview`: the draft on phones of three widths, for a visitor of one's choice, and by link. */
export function PreviewScreen() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [choice, setChoice] = useState(firstChoice);
  const [round, setRound] = useState(0);
  const template = useResource(previewedTemplate, id);
  const { value } = template;
  const market = (value && marketOf(value)) ?? '';
  const isUnsaved = useSelector(selectFinalSave(id)) === 'kept';
  const name = value && templateName(value);
  const document = value ? previewedDocument(choice, value) : '';
  const experiments = useMemo(() => experimentsIn(document), [document]);
  const languages = useMemo(() => pictureLanguages(document), [document]);
  const address = useSettled(frameAddress(id, choice, market), typingPauseMs);
  return (
    <Screen
      title={translate('editor:way.preview')}
      about={name}
      isWide
      above={<TemplateNav id={id} name={name} details={value} />}
      actions={
        <Button icon={<RotateCw aria-hidden="true" />} onPress={() => setRound((last) => last + 1)}>
          {translate('editorPreview:reload')}
        </Button>
      }
    >
      <DataState of={template} rows={6} />
      {isUnsaved && (
        <p className={states.note} role="alert">
          {translate('editorPreview:unsaved')}
        </p>
      )}
      {value && (
        <div className={styles.layout}>
          <div className={styles.side}>
            <PreviewSettings
              choice={choice}
              guard={runningGuard(value)}
              market={market}
              languages={languages}
              experiments={experiments}
              onChange={setChoice}
            />
            <LinkPanel templateId={id} visitor={simulatedVisitor(choice, market)} />
          </div>
          <section className={styles.phones} aria-label={translate('editorPreview:widths')} tabIndex={0}>
            {phoneWidths.map((width) => (
              <PhoneFrame key={`${width} ${round} ${address}`} width={width} address={address} />
            ))}
          </section>
        </div>
      )}
    </Screen>
  );
}

const phoneWidths = [320, 360, 412] as const;
type PhoneWidth = (typeof phoneWidths)[number];

const widthClasses: Readonly<Record<PhoneWidth, string | undefined>> = {
  320: styles.small,
  360: styles.middle,
  412: styles.large,
};

interface PhoneFrameProps {
  readonly width: PhoneWidth;
  readonly address: string;
}

/** A page of a draft in a phone's width, drawn by the host as the public page is. */
function PhoneFrame({ width, address }: PhoneFrameProps) {
  const translate = useTranslate();
  return (
    <figure className={styles.phone}>
      <div className={joinClasses(styles.place, widthClasses[width])}>
        <iframe className={styles.screen} title={translate('editorPreview:phone', { width })} src={address} />
      </div>
      <figcaption className={styles.caption}>{translate('editorPreview:phone', { width })}</figcaption>
    </figure>
  );
}

/** A value once it has not changed for a while. */
function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
