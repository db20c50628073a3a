import type { ContractDetailReply } from '../../../generated/replies';
import { shownText, type Shown } from '../../../kernel/shownValue';
import type { TextKey } from '../../../texts/textKey';

interface ContractRow {
  readonly name: TextKey;
  readonly value: string;
}

export interface ContractSection {
  readonly title: TextKey;
  readonly rows: readonly ContractRow[];
}

/** A contract's fields (contract §5) in the order in which they are read; those that are missing are left out. */
export function contractSections(
  contract: ContractDetailReply,
  money: (minorUnits: Shown) => string,
  day: (date: Shown) => string,
): readonly ContractSection[] {
  const sections: readonly ContractSection[] = [
    {
      title: 'loan:contract.parties',
      rows: [
        {
          name: 'loan:contract.borrower',
          value: shownText(contract.userName) || shownText(contract.username),
        },
        { name: 'loan:contract.address', value: shownText(contract.userAddress) },
        { name: 'loan:contract.company', value: shownText(contract.company) },
      ],
    },
    {
      title: 'loan:contract.money',
      rows: [
        { name: 'loan:contract.amount', value: money(contract.amount) },
        { name: 'loan:contract.contractAmount', value: money(contract.contractAmount) },
        { name: 'loan:contract.commission', value: money(contract.commission) },
        { name: 'loan:contract.interest', value: money(contract.Interest) },
        { name: 'loan:contract.vat', value: money(contract.IVA) },
        { name: 'loan:contract.given', value: money(contract.giveAmount) },
      ],
    },
    {
      title: 'loan:contract.dates',
      rows: [
        { name: 'loan:contract.product', value: shownText(contract.productName) },
        { name: 'loan:contract.bank', value: shownText(contract.bankNo) },
        { name: 'loan:contract.signed', value: day(contract.contractDate) },
        { name: 'loan:contract.lent', value: day(contract.daiDate) },
        { name: 'loan:contract.due', value: day(contract.planDate) },
      ],
    },
  ];
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ value }) => value !== '') }))
    .filter(({ rows }) => rows.length > 0);
}
