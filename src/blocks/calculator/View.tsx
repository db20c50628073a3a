import { useId, useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { joinClasses } from '../../ui/joinClasses';
import type { BlockViewProps } from '../definition';
import { Section } from '../Section';
import { AmountSlider } from './AmountSlider';
import { middleAmount } from './amounts';
import { Breakdown } from './Breakdown';
import styles from './View.module.css';

export function View({ block }: BlockViewProps<'calculator'>) {
  const translate = useTranslate();
  const group = useId();
  const { termsDays, dailyRate } = block.props;
  const [amount, setAmount] = useState(() => middleAmount(block.props));
  const [days, setDays] = useState(termsDays[0] ?? 0);
  const terms = [...new Set(termsDays)];
  return (
    <Section title={translate('blocks:calculator.amount')}>
      <div className={styles.card}>
        <AmountSlider range={block.props} amount={amount} onChange={setAmount} />
        <fieldset className={joinClasses(styles.terms, terms.length === 4 && styles.pairs)}>
          <legend className={styles.legend}>{translate('blocks:calculator.term')}</legend>
          {terms.map((term) => (
            <label key={term} className={styles.term}>
              <input type="radio" name={group} checked={term === days} onChange={() => setDays(term)} />
              <span className={styles.pill}>{translate('blocks:calculator.days', { days: term })}</span>
            </label>
          ))}
        </fieldset>
        <Breakdown amount={amount} days={days} dailyRate={dailyRate} />
      </div>
    </Section>
  );
}
