import { ChevronDown, ChevronRight, MessageSquareText, PhoneCall } from 'lucide-react';
import { useId } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { SectionTitle } from '../../../ui/borrower/ScreenFrame';
import { joinClasses } from '../../../ui/joinClasses';
import { collectionType, type Kind } from '../draft';
import layout from '../../../ui/borrower/layout.module.css';
import styles from './TypeTiles.module.css';

interface TypeTilesProps {
  readonly types: readonly Kind[];
  readonly sonTypes: readonly Kind[];
  readonly areSonTypesShown: boolean;
  readonly onTypeChosen: (type: Kind) => void;
  readonly onSonTypesHidden: () => void;
  readonly onSonTypeChosen: (type: Kind, sonType: Kind) => void;
}

/** What it is about: a tile a question; collection opens the sub-types below it. */
export function TypeTiles(props: TypeTilesProps) {
  const { types, sonTypes, areSonTypesShown, onTypeChosen, onSonTypesHidden, onSonTypeChosen } = props;
  const translate = useTranslate();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionTitle id={heading}>{translate('complaint:home.question')}</SectionTitle>
      <ul className={styles.tiles}>
        {types.map((type) => {
          const opens = type.value === collectionType && sonTypes.length > 0;
          const isOpen = opens && areSonTypesShown;
          const Icon = type.value === collectionType ? PhoneCall : MessageSquareText;
          const Arrow = opens ? ChevronDown : ChevronRight;
          return (
            <li key={type.value}>
              <button
                type="button"
                className={styles.tile}
                data-testid={`complaint-type-${type.value}`}
                aria-expanded={opens ? isOpen : undefined}
                data-leads-to={opens ? undefined : '/complainPageNext'}
                onClick={() => (isOpen ? onSonTypesHidden() : onTypeChosen(type))}
              >
                <Icon className={layout.icon} size={24} aria-hidden="true" />
                <span className={layout.fill}>{type.title}</span>
                <Arrow
                  className={joinClasses(styles.arrow, isOpen && styles.turned)}
                  size={20}
                  aria-hidden="true"
                />
              </button>
              {isOpen && (
                <ul className={styles.sonTypes} aria-label={translate('complaint:home.sonTypes')}>
                  {sonTypes.map((sonType) => (
                    <li key={sonType.value}>
                      <button
                        type="button"
                        className={styles.sonType}
                        data-testid={`complaint-subtype-${sonType.value}`}
                        data-leads-to="/complainPageNext"
                        onClick={() => onSonTypeChosen(type, sonType)}
                      >
                        <span className={layout.fill}>{sonType.title}</span>
                        <ChevronRight className={styles.arrow} size={20} aria-hidden="true" />
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
