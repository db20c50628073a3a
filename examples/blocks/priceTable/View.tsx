import { defineBlock, Section, useTranslate } from 'vitrina/blocks';
import type { AcmePriceTableProps } from './props';
import type texts from './texts/en.json';
import styles from './View.module.css';

export default defineBlock<AcmePriceTableProps>(function PriceTable({ block }) {
  const translate = useTranslate<typeof texts>(block.type);
  const { title, rows, note } = block.props;
  return (
    <Section title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate('amount')}</th>
            <th scope="col">{translate('term')}</th>
            <th scope="col">{translate('cost')}</th>
            <th scope="col">{translate('total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ amount, term, cost, total }, place) => (
            // Rows have no name but their place.
            <tr key={place}>
              <th scope="row">{amount}</th>
              <td>{term}</td>
              <td>{cost}</td>
              <td className={styles.total}>{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
});
