import { CircleX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { segmentsOf } from '../../../kernel/jsonPointer';
import type { Locale } from '../../../kernel/locale';
import { useTranslate } from '../../../texts/TranslateContext';
import { joinClasses } from '../../../ui/joinClasses';
import type { LabelledBlock } from '../model/blockLabels';
import { fieldTrail, placeWords } from '../../library/fields/fieldTrail';
import { selectLanguage } from '../../kit/session/sessionSlice';
import styles from './CheckPanel.module.css';
import { type AnyFinding, lineText } from './lineText';
import { type LinePlace, type PageLine, pageLines } from './pageLines';

/** Told what has to be changed: its JSON Pointer, and in which language. Undefined: it is only read. */
type OnChosen = ((path: string, language?: Locale) => void) | undefined;

/** In words: the block, or the page, and the field. First words of a block tell it from others of its kind. */
function usePlaceName(blocks: readonly LabelledBlock[]): (place: LinePlace) => string {
  const translate = useTranslate();
  return ({ block, path }) => {
    const owner = blocks.find(({ id }) => id === block);
    const segments = segmentsOf(path);
    const inside = owner ? segments.slice(segments.lastIndexOf('props') + 1) : segments;
    const isAlone = blocks.filter(({ kind }) => kind === owner?.kind).length === 1;
    return placeWords([
      (isAlone ? owner?.kind : owner?.label) ?? translate('editorEdit:check.page'),
      ...fieldTrail(owner?.type, inside, translate),
    ]);
  };
}

interface PlaceProps {
  readonly place: LinePlace;
  readonly name: string;
  readonly onChosen: OnChosen;
}

/** One field: its languages lead to it where there are several, else it does so itself. */
function Place({ place: { goals }, name, onChosen }: PlaceProps) {
  const translate = useTranslate();
  const languageName = (language: Locale): string => translate(`editorFields:choice.locale_${language}`);
  const [first, ...others] = goals;
  if (!onChosen) {
    const languages = goals.flatMap(({ language }) => (language === undefined ? [] : languageName(language)));
    return [name, languages.join(', ')].filter(Boolean).join(' · ');
  }
  if (others.length === 0)
    return (
      <button type="button" className={styles.goal} onClick={() => onChosen(first.path, first.language)}>
        {first.language === undefined ? name : `${name} · ${languageName(first.language)}`}
      </button>
    );
  return (
    <>
      {name}
      <span className={styles.goals}>
        {goals.map(({ path, language }) => {
          const choice = language === undefined ? name : languageName(language);
          return (
            <button
              key={`${path} ${language ?? ''}`}
              type="button"
              className={styles.goal}
              aria-label={`${name} · ${choice}`}
              onClick={() => onChosen(path, language)}
            >
              {choice}
            </button>
          );
        })}
      </span>
    </>
  );
}

/** More than this are unfolded when they are asked for. */
const placesAtFirst = 4;

interface PlacesProps {
  readonly places: readonly LinePlace[];
  readonly nameOf: (place: LinePlace) => string;
  readonly onChosen: OnChosen;
}

function Places({ places, nameOf, onChosen }: PlacesProps) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  // One more takes no more room than the button that would unfold it.
  const isShort = isWhole || places.length <= placesAtFirst + 1;
  const shown = isShort ? places : places.slice(0, placesAtFirst);
  return (
    <ul className={styles.places} aria-label={translate('editorEdit:check.places')}>
      {shown.map((place) => (
        <li key={`${place.block ?? ''} ${place.path}`} className={styles.place}>
          <Place place={place} name={nameOf(place)} onChosen={onChosen} />
        </li>
      ))}
      {!isShort && (
        <li className={styles.place}>
          <button type="button" className={styles.goal} onClick={() => setWhole(true)}>
            {translate('editorEdit:check.morePlaces', { count: places.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}

interface LineProps {
  readonly line: PageLine;
  readonly nameOf: (place: LinePlace) => string;
  readonly onChosen: OnChosen;
}

/** What is to be mended. With a single place all of it leads there. */
function Line({ line: { line, places }, nameOf, onChosen }: LineProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const isError = line.first.severity === 'error';
  const Icon = isError ? CircleX : TriangleAlert;
  const icon = (
    <Icon
      size={16}
      className={joinClasses(styles.icon, isError ? styles.error : styles.warning)}
      aria-label={translate(isError ? 'editorEdit:check.error' : 'editorEdit:check.warning')}
    />
  );
  const words = (
    <>
      <span>{lineText(line, language)}</span>
      {isError && <span className={styles.blocking}>{translate('editorEdit:check.blocking')}</span>}
    </>
  );
  const [place, ...others] = places;
  const goal = place && others.length === 0 && place.goals.length === 1 ? place.goals[0] : undefined;
  if (place && goal && onChosen)
    return (
      <button
        type="button"
        className={joinClasses(styles.row, styles.whole)}
        onClick={() => onChosen(goal.path, goal.language)}
      >
        {icon}
        <span className={styles.words}>
          {words}
          <span className={styles.goal}>
            {nameOf(place)}
            {goal.language !== undefined && ` · ${translate(`editorFields:choice.locale_${goal.language}`)}`}
          </span>
        </span>
      </button>
    );
  return (
    <div className={styles.row}>
      {icon}
      <div className={styles.words}>
        {words}
        <Places places={places} nameOf={nameOf} onChosen={onChosen} />
      </div>
    </div>
  );
}

interface FindingListProps {
  readonly findings: readonly AnyFinding[];
  /** Those of the page. */
  readonly blocks: readonly LabelledBlock[];
  readonly onChosen?: OnChosen;
}

/** One line for each thing to mend, errors first, with its places; in the workspace they lead to where that is done. */
export function FindingList({ findings, blocks, onChosen }: FindingListProps) {
  const nameOf = usePlaceName(blocks);
  const lines = pageLines(
    findings,
    blocks.map(({ id }) => id),
  );
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={`${line.line.first.rule} ${line.line.first.path} ${line.line.first.message}`}>
          <Line line={line} nameOf={nameOf} onChosen={onChosen} />
        </li>
      ))}
    </ul>
  );
}
