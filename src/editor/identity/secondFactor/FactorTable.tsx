import type { SecondFactor } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import { Moment } from '../../kit/ui/Moment';
import { TableFrame } from '../../kit/ui/TableFrame';
import table from '../../kit/ui/table.module.css';

interface FactorTableProps {
  readonly factors: readonly SecondFactor[];
  readonly onRemove: (factor: SecondFactor) => void;
}

export function FactorTable({ factors, onRemove }: FactorTableProps) {
  const translate = useTranslate();
  return (
    <TableFrame
      label={translate('editor:secondFactor.title')}
      heads={[
        translate('editor:secondFactor.name'),
        translate('editor:secondFactor.added'),
        translate('editor:secondFactor.lastUsed'),
        translate('editor:accounts.actions'),
      ]}
    >
      <tbody>
        {factors.map((factor) => (
          <tr key={factor.id}>
            <td className={table.strong}>{factor.name || translate('editor:secondFactor.app')}</td>
            <td className={table.narrow}>
              <Moment at={factor.createdAt} />
            </td>
            <td className={table.narrow}>
              {factor.lastUsedAt === null ? (
                translate('editor:secondFactor.never')
              ) : (
                <Moment at={factor.lastUsedAt} isAge />
              )}
            </td>
            <td className={table.narrow}>
              <Button onPress={() => onRemove(factor)}>{translate('editor:secondFactor.remove')}</Button>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
