import { ArrowLeft, Redo2, Undo2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { locales } from '../../kernel/locale';
import { useTranslate } from '../../texts/TranslateContext';
import { IconButton } from '../fields/IconButton';
import { recordOf } from '../../kernel/record';
import { PublishDialog } from '../publish/PublishDialog';
import { Button } from '../ui/Button';
import { phoneWidths, type PhoneWidth } from './Canvas';
import { editEvents, selectEdit } from './editSlice';
import { flushForms, useWaitingForms } from './openForms';
import { SaveStatus } from './SaveStatus';
import { Segments } from './Segments';
import styles from './TopBar.module.css';
import { useHistoryStep } from './useHistoryStep';
import { usePageJson, useWorkspace } from './workspace';

function History() {
  const translate = useTranslate();
  const { history } = useWorkspace();
  const takeStep = useHistoryStep();
  const isTyping = useWaitingForms();
  const canUndo = useSyncExternalStore(history.subscribe, history.canUndo);
  const canRedo = useSyncExternalStore(history.subscribe, history.canRedo);
  return (
    <div className={styles.group}>
      <IconButton
        Icon={Undo2}
        label={translate('editorEdit:screen.undo')}
        isDisabled={!canUndo && !isTyping}
        onPress={() => takeStep(-1)}
      />
      <IconButton
        Icon={Redo2}
        label={translate('editorEdit:screen.redo')}
        isDisabled={!canRedo || isTyping}
        onPress={() => takeStep(1)}
      />
    </div>
  );
}

/** The template's name for its team, else its id. */
function useName(): string {
  const { id } = useSelector(selectEdit);
  const { name } = recordOf(JSON.parse(usePageJson()) as unknown);
  return typeof name === 'string' && name !== '' ? name : id;
}

interface TopBarProps {
  readonly width: PhoneWidth;
  readonly onWidthChosen: (width: PhoneWidth) => void;
}

/** What is edited, how far it has got, how it is looked at, and the way to publish it. */
export function TopBar({ width, onWidthChosen }: TopBarProps) {
  const translate = useTranslate();
  const { language, chooseLanguage, isReadOnly } = useWorkspace();
  const { id } = useSelector(selectEdit);
  const [isPublishing, setPublishing] = useState(false);
  const dispatch = useDispatch();
  // What comes next shows, or publishes, what is on the screen now.
  const save = (): void => {
    flushForms();
    dispatch(editEvents.saveRequested());
  };
  const name = useName();
  const widths = phoneWidths.map((value) => ({
    value,
    label: String(value),
    name: translate('editorEdit:screen.pixels', { width: value }),
  }));
  const languages = locales.map((value) => ({
    value,
    label: value.toUpperCase(),
    name: translate(`editorFields:choice.locale_${value}`),
  }));
  return (
    <header className={styles.bar}>
      <Link
        to="/"
        className={styles.back}
        aria-label={translate('editorEdit:screen.back')}
        title={translate('editorEdit:screen.back')}
      >
        <ArrowLeft size={18} aria-hidden />
      </Link>
      <div className={styles.words}>
        <h1 className={styles.name} title={id}>
          {name}
        </h1>
        <SaveStatus />
      </div>
      {!isReadOnly && <History />}
      <Segments
        label={translate('editorEdit:screen.width')}
        options={widths}
        value={width}
        onChange={onWidthChosen}
      />
      <Segments
        label={translate('editorEdit:screen.language')}
        options={languages}
        value={language}
        onChange={chooseLanguage}
      />
      <Link to={`/templates/${encodeURIComponent(id)}/preview`} className={styles.link} onClick={save}>
        {translate('editorEdit:screen.preview')}
      </Link>
      <Button
        look="primary"
        onPress={() => {
          save();
          setPublishing(true);
        }}
      >
        {translate('editorEdit:screen.publish')}
      </Button>
      {isPublishing && <PublishDialog onClosed={() => setPublishing(false)} />}
    </header>
  );
}
