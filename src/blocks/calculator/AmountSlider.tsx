import { useEffect, useId, useRef } from 'react';
import { formatMoney } from '../../kernel/money';
import { useTranslate } from '../../texts/TranslateContext';
import { usePage } from '../PageContext';
import type { AmountRange } from './amounts';
import { largestOf } from './amounts';
import styles from './AmountSlider.module.css';

interface AmountSliderProps {
  readonly range: AmountRange;
  /** Minor units. */
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

export function AmountSlider({ range, amount, onChange }: AmountSliderProps) {
  const translate = useTranslate();
  const { languageType } = usePage();
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const { minAmount, step } = range;
  const maxAmount = largestOf(range);
  const shown = (value: number): string => formatMoney(value, languageType);

  // Paints the part that is chosen. The first amount is in the middle, as the style sheet has it.
  useEffect(() => {
    const share = maxAmount > minAmount ? (amount - minAmount) / (maxAmount - minAmount) : 1;
    slider.current?.style.setProperty('--chosen', `${share * 100}%`);
  }, [amount, minAmount, maxAmount]);

  return (
    <div className={styles.amount}>
      <label className={styles.label} htmlFor={id}>
        {translate('blocks:calculator.amount')}
      </label>
      <output className={styles.value} htmlFor={id}>
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
        aria-valuetext={shown(amount)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{shown(minAmount)}</span>
        <span>{shown(maxAmount)}</span>
      </div>
    </div>
  );
}
