import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { EditorFinding, ReplacementPlace, ReplacementTemplate } from '../../../generated/editor';
import { findingLines } from '../../../template/check/findingLines';
import { useTranslate } from '../../../texts/TranslateContext';
import { lineText } from '../../workspace/check/lineText';
import { sectionPath } from '../../kit/data/sectionPath';
import { pathOf } from '../../kit/data/template';
import { selectLanguage } from '../../kit/session/sessionSlice';
import { isOpen, openPaths } from './chosenPlaces';
import { placeName } from './placeName';
import styles from './Replace.module.css';

/** The text before and after the replacement, and enough around it to be recognised. */
function Change({ place: { matches, rest, by } }: { readonly place: ReplacementPlace }) {
  const translate = useTranslate();
  return (
    <>
      {matches.map(({ lead, found, tail }, position) => (
        <p key={position} className={styles.change}>
          {lead}
          <del>{found}</del> {by === '' ? <em>{translate('editorReplace:taken')}</em> : <ins>{by}</ins>}
          {tail}
        </p>
      ))}
      {rest > 0 && <p className={styles.quiet}>{translate('editorReplace:more', { count: rest })}</p>}
    </>
  );
}

function NewFindings({ findings }: { readonly findings: readonly EditorFinding[] }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const texts = findingLines(findings).map((line) => lineText(line, language));
  if (texts.length === 0) return null;
  const isBlocking = findings.some(({ severity }) => severity === 'error');
  return (
    <div className={isBlocking ? styles.fault : styles.warning}>
      <p>
        {translate(isBlocking ? 'editorReplace:errors' : 'editorReplace:findings', { count: texts.length })}
      </p>
      <ul className={styles.findings}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** Says so where some of what it stands for is ticked. */
function WholeCheck({
  label,
  all,
  chosen,
  onChosen,
}: {
  readonly label: string;
  readonly all: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (paths: readonly string[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const isWhole = all.length > 0 && chosen.size === all.length;
  useEffect(() => {
    if (input.current) input.current.indeterminate = chosen.size > 0 && !isWhole;
  }, [chosen, isWhole]);
  return (
    <label className={styles.tick}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={isWhole}
        disabled={all.length === 0}
        onChange={({ target }) => onChosen(target.checked ? all : [])}
      />
    </label>
  );
}

interface FoundTemplateProps {
  readonly template: ReplacementTemplate;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (paths: readonly string[]) => void;
}

/** One template with each of its places, to be ticked. */
export function FoundTemplate({ template, chosen, onChosen }: FoundTemplateProps) {
  const translate = useTranslate();
  const title = useId();
  const { copy, places, findings } = template;
  const { id, name, lockedByName, hasOtherChanges, isLive } = copy;
  const toggle = (path: string, isChosen: boolean): void =>
    onChosen(isChosen ? [...chosen, path] : [...chosen].filter((each) => each !== path));
  return (
    <article className={styles.template} aria-labelledby={title} data-testid={`found-${id}`}>
      <header className={styles.head}>
        <WholeCheck
          label={translate('editorReplace:all', { name })}
          all={openPaths(template)}
          chosen={chosen}
          onChosen={onChosen}
        />
        <h2 id={title} className={styles.name}>
          <Link to={pathOf(id)}>{name}</Link>
        </h2>
        <span className={styles.quiet}>
          {translate(isLive ? 'editorReplace:live' : 'editorReplace:onlyDraft')} ·{' '}
          {translate('editorReplace:places', { count: places.length })}
        </span>
      </header>
      {lockedByName !== null && (
        <p className={styles.fault}>{translate('editorReplace:locked', { name: lockedByName })}</p>
      )}
      {lockedByName === null && hasOtherChanges && (
        <p className={styles.warning}>{translate('editorReplace:otherChanges')}</p>
      )}
      <ul className={styles.places}>
        {places.map((place) => {
          const where = placeName(place, translate);
          return (
            <li key={place.path} className={styles.place}>
              <label className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label={translate('editorReplace:place', { place: where, name })}
                  checked={chosen.has(place.path)}
                  disabled={!isOpen(template, place)}
                  onChange={({ target }) => toggle(place.path, target.checked)}
                />
              </label>
              <div className={styles.what} lang={place.language}>
                <p className={styles.where}>{where}</p>
                <Change place={place} />
                {place.fault && (
                  <p className={styles.fault}>{translate(`editorReplace:fault.${place.fault}`)}</p>
                )}
                {place.syncedId !== undefined && (
                  <Link to={sectionPath(place.syncedId)}>{translate('editorReplace:toSynced')}</Link>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <NewFindings findings={findings} />
    </article>
  );
}
