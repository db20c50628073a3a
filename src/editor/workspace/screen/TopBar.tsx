import {
  ArrowLeft,
  ChartNoAxesColumn,
  Ellipsis,
  ExternalLink,
  History as HistoryIcon,
  Redo2,
  Smartphone,
  Undo2,
} from 'lucide-react';
import type { TemplateDetails } from '../../../generated/editor';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { type Locale, readableLocales } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import { IconButton } from '../../kit/ui/IconButton';
import { recordOf } from '../../../kernel/record';
import { usePageLanguages } from '../languages/usePageLanguages';
import { liveAddress } from '../../../features/site/liveAddress';
import { factsOfDetails, standingOf } from '../../kit/data/standing';
import { pathOf } from '../../kit/data/template';
import { StandingBadges, useStandingLines } from '../../kit/ui/StandingBadges';
import { phoneWidths, type PhoneWidth } from '../model/phoneWidth';
import { editEvents, selectEdit } from '../model/editSlice';
import { flushForms, useWaitingForms } from '../model/openForms';
import { SaveStatus } from './SaveStatus';
import { Segments } from '../../kit/ui/Segments';
import styles from './TopBar.module.css';
import { useUndoRedo } from '../canvas/useUndoRedo';
import { usePageFacts, usePageJson, useWorkspace } from '../model/workspace';

export function History() {
  const translate = useTranslate();
  const { history } = useWorkspace();
  const takeStep = useUndoRedo();
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

/** What visitors get of the page, and what is on its way to them. */
function StandingLine({ details }: { readonly details: TemplateDetails }) {
  const translate = useTranslate();
  const { market = '' } = usePageFacts();
  const standing = standingOf(factsOfDetails(details));
  const blocksOff = details.blocksOff?.length ?? 0;
  const text = useStandingLines(standing, market).join(' · ');
  return (
    <div className={styles.standing} role="group" aria-label={translate('editor:standing.all')}>
      <StandingBadges standing={standing} />
      {blocksOff > 0 && (
        <Link to={`${pathOf(details.id)}/statistics`} className={styles.off}>
          {translate('editor:standing.blocksOff', { count: blocksOff })}
        </Link>
      )}
      {text !== '' && (
        <span className={styles.facts} title={text}>
          {text}
        </span>
      )}
    </div>
  );
}

interface WaysProps {
  readonly id: string;
  readonly isLive: boolean;
  readonly onLeaving: () => void;
}

/** From the page to the other screens about it, and to what visitors see. */
function Ways({ id, isLive, onLeaving }: WaysProps) {
  const translate = useTranslate();
  const ways = [
    { path: '/preview', Icon: Smartphone, label: translate('editorEdit:screen.preview') },
    { path: '/history', Icon: HistoryIcon, label: translate('editor:history.title') },
    { path: '/statistics', Icon: ChartNoAxesColumn, label: translate('editor:list.statistics') },
  ];
  const live = translate('editorEdit:screen.viewLive');
  return (
    <nav className={styles.ways} aria-label={translate('editor:way.all')}>
      {ways.map(({ path, Icon, label }) => (
        <Link key={path} to={pathOf(id) + path} className={styles.way} title={label} onClick={onLeaving}>
          <Icon size={18} aria-hidden />
          <span className={styles.wayName}>{label}</span>
        </Link>
      ))}
      {isLive && (
        <a className={styles.way} href={liveAddress(id)} target="_blank" rel="noreferrer" title={live}>
          <ExternalLink size={18} aria-hidden />
          <span className={styles.wayName}>{live}</span>
        </a>
      )}
    </nav>
  );
}

/** A page's languages; a synced block has no settings to add one in, so that it is begun here. */
function useOfferedLanguages(): readonly Locale[] {
  const { isSection, brand } = useWorkspace();
  const { locale: own } = usePageFacts();
  const languages = usePageLanguages();
  if (!isSection) return languages;
  return [...new Set([...readableLocales(own, brand.languages), ...languages])];
}

export interface ViewChoicesProps {
  readonly width: PhoneWidth;
  readonly onWidthChosen: (width: PhoneWidth) => void;
}

/** How the page is looked at: the phone's width, and the language. */
export function ViewChoices({ width, onWidthChosen }: ViewChoicesProps) {
  const translate = useTranslate();
  const { language, chooseLanguage } = useWorkspace();
  const widths = phoneWidths.map((value) => ({
    value,
    label: String(value),
    name: translate('editorEdit:screen.pixels', { width: value }),
  }));
  const languages = useOfferedLanguages().map((value) => ({
    value,
    label: value.toUpperCase(),
    name: translate(`editorFields:choice.locale_${value}`),
  }));
  return (
    <>
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
    </>
  );
}

interface BarExtrasProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What a bar has no room for on a phone: it is folded away there. */
export function BarExtras({ label, children }: BarExtrasProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={styles.toggle}>
        <IconButton
          Icon={Ellipsis}
          label={label}
          isExpanded={isOpen}
          onPress={() => setOpen((before) => !before)}
        />
      </div>
      <div className={styles.extras} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}

export interface BarProps extends ViewChoicesProps {
  /** Which part of the screen is shown, where there is room for one. */
  readonly parts: ReactNode;
}

/** What is edited, how far it has got, how it is looked at, and the way to publish it. */
export function TopBar({ parts, publish, ...view }: BarProps & { readonly publish: ReactNode }) {
  const translate = useTranslate();
  const { isReadOnly } = useWorkspace();
  const { id, details } = useSelector(selectEdit);
  const dispatch = useDispatch();
  // What comes next shows what is on the screen now.
  const save = (): void => {
    flushForms();
    dispatch(editEvents.saveRequested());
  };
  const name = useName();
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
        <div className={styles.title}>
          <h1 className={styles.name} title={id} translate="no">
            {name}
          </h1>
          <SaveStatus />
        </div>
        {details && <StandingLine details={details} />}
      </div>
      {!isReadOnly && <History />}
      <BarExtras label={translate('editorEdit:screen.more')}>
        <ViewChoices {...view} />
        <Ways id={id} isLive={Boolean(details?.live)} onLeaving={save} />
      </BarExtras>
      {parts}
      {publish}
    </header>
  );
}
