import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TemplateEntry } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { Moment } from '../ui/Moment';
import { StateBadge } from '../ui/StateBadge';
import styles from './TemplateCard.module.css';
import { describeKind, describeLocale } from './templateFilters';
import { Thumbnail } from './Thumbnail';

interface TemplateCardProps {
  readonly entry: TemplateEntry;
  /** What can be done with it. */
  readonly menu: ReactNode;
}

export function TemplateCard({ entry, menu }: TemplateCardProps) {
  const translate = useTranslate();
  const { id, name, kind, locale, state, changedAt, changedByName, lockedByName } = entry;
  return (
    <article className={styles.card} aria-label={name} data-testid={`template-${id}`}>
      <Thumbnail id={id} source={state === 'live' ? 'live' : 'draft'} />
      <div className={styles.words}>
        <div className={styles.line}>
          <StateBadge state={state} />
          <div className={styles.menu}>{menu}</div>
        </div>
        <h2 className={styles.name}>
          <Link to={`/templates/${encodeURIComponent(id)}`} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className={styles.facts}>
          {describeKind(translate, kind)} · {describeLocale(translate, locale)}
        </p>
        <p className={styles.facts}>
          {changedByName} · <Moment at={changedAt} isAge />
        </p>
        {lockedByName !== null && (
          <p className={styles.lock}>{translate('editor:list.lockedBy', { name: lockedByName })}</p>
        )}
      </div>
    </article>
  );
}
