import { formatPercent } from '../../kernel/money';
import { useTranslate } from '../../texts/TranslateContext';
import type { BlockViewProps } from '../definition';
import { usePage } from '../PageContext';
import { Section } from '../Section';
import styles from './View.module.css';

export function View({ block }: BlockViewProps<'disclosure'>) {
  const translate = useTranslate();
  const { brand } = usePage();
  const { minTermDays, maxTermDays, maxApr, example, lender } = block.props;
  const ofBrand = [brand.lender.name, brand.lender.registration, brand.lender.address].filter(Boolean);
  const range = { minimum: minTermDays, maximum: maxTermDays };
  const rows = [
    [translate('blocks:disclosure.term'), translate('blocks:disclosure.termRange', range)],
    [translate('blocks:disclosure.maxApr'), formatPercent(maxApr), 'no'],
    [translate('blocks:disclosure.example'), example],
    [translate('blocks:disclosure.lender'), lender || ofBrand.join('\n'), 'no'],
  ] as const;
  return (
    <Section title={translate('blocks:disclosure.title')} isBand>
      <dl className={styles.rows}>
        {rows.map(
          ([name, value, kept]) =>
            value && (
              <div key={name}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.value} translate={kept}>
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
