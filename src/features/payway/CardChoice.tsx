import { Check, CreditCard } from 'lucide-react';
import { useId, type Ref } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import layout from '../../ui/borrower/layout.module.css';
import styles from './CardChoice.module.css';
import { groupedNumber, type Card } from './payment';

interface CardChoiceProps {
  readonly cards: readonly Card[];
  readonly chosenId: string | undefined;
  readonly fault: string | undefined;
  /** A payment is under way. */
  readonly isLocked: boolean;
  readonly groupRef: Ref<HTMLFieldSetElement>;
  readonly onChosen: (cardId: string) => void;
}

/** The cards that can be paid with, as the radio buttons that they are. */
export function CardChoice({ cards, chosenId, fault, isLocked, groupRef, onChosen }: CardChoiceProps) {
  const translate = useTranslate();
  const group = useId();
  const faultId = `${group}-fault`;
  return (
    <fieldset
      ref={groupRef}
      className={styles.cards}
      disabled={isLocked}
      aria-describedby={fault === undefined ? undefined : faultId}
    >
      <legend className={styles.legend}>{translate('payway:cards')}</legend>
      {cards.map((card, position) => {
        const isChosen = card.id === chosenId;
        return (
          <label key={position} className={joinClasses(styles.card, isChosen && styles.chosen)}>
            <input
              type="radio"
              className={styles.choice}
              name={group}
              value={card.id}
              checked={isChosen}
              aria-disabled={isLocked}
              data-testid={`bank-card-${card.id}`}
              onChange={() => onChosen(card.id)}
            />
            <CreditCard className={layout.icon} size={24} aria-hidden="true" />
            <span className={layout.fill} translate="no">
              {card.bankName && <span className={styles.bank}>{card.bankName}</span>}{' '}
              {card.number && <span className={styles.number}>{groupedNumber(card.number)}</span>}
            </span>
            <span className={styles.mark}>
              {isChosen && <Check size={16} strokeWidth={3} aria-hidden="true" />}
            </span>
          </label>
        );
      })}
      {fault !== undefined && (
        <p id={faultId} className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
