import { useEffect, useId, useRef } from 'react';
import { moneyTypeOf } from '../../kernel/market';
import { formatMoney } from '../../kernel/money';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import { usePage } from '../PageContext';
import styles from './AmountSlider.module.css';
import { amountAt, type AmountRange, largestOf, strideOf } from './amounts';

/** Characters that the largest type has room for on a small phone. */
const longAmount = 11;

interface AmountSliderProps {
  readonly range: AmountRange;
  /** Minor units. */
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

export function AmountSlider({ range, amount, onChange }: AmountSliderProps) {
  const translate = useTranslate();
  const { languageType, market } = usePage();
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const isDragged = useRef(false);
  const { minAmount } = range;
  const maxAmount = largestOf(range);
  const shown = (value: number): string => formatMoney(value, moneyTypeOf(market, languageType));

  // Chosen by the longest amount, so that the size stays while the thumb moves.
  const isLong = shown(maxAmount).length > longAmount;

  // Paints the part that is chosen. The first amount is in the middle, as the style sheet has it.
  useEffect(() => {
    const share = maxAmount > minAmount ? (amount - minAmount) / (maxAmount - minAmount) : 1;
    slider.current?.style.setProperty('--chosen', `${share * 100}%`);
  }, [amount, minAmount, maxAmount]);

  return (
    <div className={styles.amount}>
      <output className={joinClasses(styles.value, isLong && styles.long)} htmlFor={id} translate="no">
        {shown(amount)}
      </output>
      <input
        ref={slider}
        id={id}
        className={styles.slider}
        type="range"
        min={minAmount}
        max={maxAmount}
        step={strideOf(range)}
        value={amount}
        aria-label={translate('blocks:calculator.amount')}
        aria-valuetext={shown(amount)}
        onChange={(event) => onChange(amountAt(range, Number(event.target.value), amount, isDragged.current))}
        onPointerDown={() => (isDragged.current = true)}
        onPointerUp={() => (isDragged.current = false)}
        onPointerCancel={() => (isDragged.current = false)}
      />
      <div className={styles.ends} aria-hidden="true" translate="no">
        <span>{shown(minAmount)}</span>
        <span>{shown(maxAmount)}</span>
      </div>
    </div>
  );
}
