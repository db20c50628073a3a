import { ChevronLeft } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { TemplateDetails } from '../../../generated/editor';
import type { TextKey } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import styles from './TemplateNav.module.css';
import { factsOfDetails, standingOf } from '../data/standing';
import { StandingBadges } from './StandingBadges';

const places: readonly { readonly path: string; readonly key: TextKey }[] = [
  { path: '/preview', key: 'editor:way.preview' },
  { path: '/history', key: 'editor:history.title' },
  { path: '/statistics', key: 'editor:list.statistics' },
];

interface TemplateNavProps {
  readonly id: string;
  /** What the template calls itself, once that is known. */
  readonly name: string | undefined;
  /** Once they are known. */
  readonly details: TemplateDetails | undefined;
}

/** From each screen about one template to its page and to the other screens. */
export function TemplateNav({ id, name = id, details }: TemplateNavProps) {
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
      {details && <Standing details={details} />}
    </nav>
  );
}

function Standing({ details }: { readonly details: TemplateDetails }) {
  return <StandingBadges standing={standingOf(factsOfDetails(details))} />;
}
