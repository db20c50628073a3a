import { ChevronLeft } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { TemplateState } from '../../generated/editor';
import type { TextKey } from '../../texts/textKey';
import { useTranslate } from '../../texts/TranslateContext';
import styles from './TemplateNav.module.css';
import { joinClasses } from '../../ui/joinClasses';

const places: readonly { readonly path: string; readonly key: TextKey }[] = [
  { path: '/preview', key: 'editor:way.preview' },
  { path: '/history', key: 'editor:history.title' },
  { path: '/statistics', key: 'editor:list.statistics' },
];

interface TemplateNavProps {
  readonly id: string;
  /** What the template calls itself, once that is known. */
  readonly name: string | undefined;
  readonly state: TemplateState | undefined;
}

/** From each screen about one template to its page and to the other screens. */
export function TemplateNav({ id, name = id, state }: TemplateNavProps) {
  const translate = useTranslate();
  const own = `/templates/${encodeURIComponent(id)}`;
  return (
    <nav className={styles.way} aria-label={translate('editor:way.all')}>
      <NavLink to={own} end className={styles.back ?? ''} title={name}>
        <ChevronLeft aria-hidden="true" />
        <span className={styles.name}>{name}</span>
      </NavLink>
      {places.map(({ path, key }) => (
        <NavLink key={path} to={own + path} className={styles.place ?? ''}>
          {translate(key)}
        </NavLink>
      ))}
      {state && <StateBadge state={state} />}
    </nav>
  );
}

/** Where a template stands, in a word and a colour. */
export function StateBadge({ state }: { readonly state: TemplateState }) {
  const translate = useTranslate();
  return (
    <span className={joinClasses(styles.badge, styles[state])}>{translate(`editor:state.${state}`)}</span>
  );
}
