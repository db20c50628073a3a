import { useEffect, useId, useRef } from 'react';
import { moneyTypeOf } from '../../kernel/market';
import { formatMoney } from '../../kernel/money';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import { usePage } from '../PageContext';
import styles from './AmountSlider.module.css';

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
  const { minAmount, step } = range;
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
        step={step}
        value={amount}
        aria-label={translate('blocks:calculator.amount')}
        aria-valuetext={shown(amount)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={styles.ends} aria-hidden="true" translate="no">
        <span>{shown(minAmount)}</span>
        <span>{shown(maxAmount)}</span>
      </div>
    </div>
  );
}

/** Amounts that can be chosen, minor units. */
export interface AmountRange {
  readonly minAmount: number;
  readonly maxAmount: number;
  readonly step: number;
}

/** The largest amount of the range, also where marketing mixed up its ends. */
const largestOf = ({ minAmount, maxAmount }: AmountRange): number => Math.max(minAmount, maxAmount);

/** The step nearest to the middle: where the slider stands at first. */
export function middleAmount(range: AmountRange): number {
  const { minAmount, step } = range;
  return minAmount + Math.round((largestOf(range) - minAmount) / 2 / step) * step;
}
