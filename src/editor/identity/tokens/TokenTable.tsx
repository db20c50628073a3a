import type { AccessToken } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import { marketNames } from '../../kit/ui/MarketsField';
import { Moment } from '../../kit/ui/Moment';
import { TableFrame } from '../../kit/ui/TableFrame';
import table from '../../kit/ui/table.module.css';
import type { TokenOwners } from './tokensFeature';

interface TokenTableProps {
  readonly tokens: readonly AccessToken[];
  readonly owners: TokenOwners;
  readonly onRevoke: (token: AccessToken) => void;
}

/** Tokens that work, the newest first. */
export function TokenTable({ tokens, owners, onRevoke }: TokenTableProps) {
  const translate = useTranslate();
  return (
    <TableFrame
      label={translate('editor:tokens.title')}
      heads={[
        translate('editor:tokens.name'),
        translate('editor:tokens.scope'),
        translate('editor:tokens.markets'),
        translate('editor:tokens.until'),
        translate('editor:tokens.lastUsed'),
        translate('editor:accounts.actions'),
      ]}
    >
      <tbody>
        {tokens.map((token) => (
          <tr key={token.id}>
            <td>
              <span className={table.strong}>{token.name}</span>
              {owners === 'all' && (
                <div className={table.second}>
                  {translate(`editor:tokens.kind.${token.kind}`, { name: token.accountName })}
                </div>
              )}
            </td>
            <td className={table.narrow}>{translate(`editor:tokens.scopes.${token.scope}`)}</td>
            <td>{marketNames(translate, token.markets)}</td>
            <td className={table.narrow}>
              <Moment at={token.expiresAt} />
            </td>
            <td className={table.narrow}>
              {token.lastUsedAt === null ? (
                translate('editor:accounts.never')
              ) : (
                <Moment at={token.lastUsedAt} isAge />
              )}
            </td>
            <td className={table.narrow}>
              <Button
                aria-label={translate('editor:tokens.revokeNamed', { name: token.name })}
                onPress={() => onRevoke(token)}
              >
                {translate('editor:tokens.revoke')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
