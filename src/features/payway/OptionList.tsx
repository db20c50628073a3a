import { ChevronRight, WalletCards } from 'lucide-react';
import { useTranslate } from '../../texts/TranslateContext';
import { SectionTitle } from '../../ui/borrower/ScreenFrame';
import { Spinner } from '../../ui/Button';
import { Figures } from '../../ui/Figures';
import layout from '../../ui/borrower/layout.module.css';
import styles from './OptionList.module.css';
import type { Option } from './payment';

interface OptionListProps {
  readonly options: readonly Option[];
  /** What is paid, with its sign. */
  readonly amount: string;
  /** A payment is under way. */
  readonly isLocked: boolean;
  readonly openingId: string | undefined;
  readonly onChosen: (optionId: string) => void;
}

/** Providers that take the payment on pages of their own. */
export function OptionList({ options, amount, isLocked, openingId, onChosen }: OptionListProps) {
  const translate = useTranslate();
  return (
    <section>
      <SectionTitle>{translate('payway:otherWays')}</SectionTitle>
      <ul className={styles.list}>
        {options.map(({ id, name }, position) => (
          <li key={position}>
            <button
              type="button"
              className={styles.option}
              aria-busy={openingId === id}
              aria-disabled={isLocked}
              data-testid={`alipay-${id}`}
              onClick={() => {
                if (!isLocked) onChosen(id);
              }}
            >
              <WalletCards className={layout.icon} size={24} aria-hidden="true" />
              <span className={styles.name}>
                <Figures in={translate('payway:option', { amount, name })} />
              </span>
              <span className={styles.end}>
                {openingId === id ? <Spinner /> : <ChevronRight size={20} aria-hidden="true" />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
