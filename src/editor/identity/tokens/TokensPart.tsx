import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { AccessToken } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { Button } from '../../kit/ui/Button';
import { DataState } from '../../kit/ui/DataState';
import layout from '../../kit/ui/layout.module.css';
import { Section } from '../../kit/ui/Screen';
import { MakeTokenDialog } from './MakeTokenDialog';
import { RevokeTokenDialog } from './RevokeTokenDialog';
import { tokenList, type TokenOwners } from './tokensFeature';
import { TokenTable } from './TokenTable';

type Open = { readonly kind: 'make' } | { readonly kind: 'revoke'; readonly token: AccessToken };

/** Access tokens of a person, or of everybody and of machines: what there is, and making and revoking them. */
export function TokensPart({ owners }: { readonly owners: TokenOwners }) {
  const translate = useTranslate();
  const list = useResource(tokenList, owners);
  const [open, setOpen] = useState<Open>();
  const [revoked, setRevoked] = useState<string>();
  const make = useRef<HTMLButtonElement>(null);
  const tokens = list.value?.tokens;
  const isGone = revoked !== undefined && tokens?.every(({ id }) => id !== revoked) === true;
  // The button that had the focus left together with its row.
  useEffect(() => {
    if (isGone) make.current?.focus();
  }, [isGone]);
  const close = () => setOpen(undefined);
  return (
    <Section title={translate('editor:tokens.title')} text={translate(`editor:tokens.${owners}.text`)}>
      <DataState of={list} rows={2} />
      {tokens?.length === 0 && <p className={layout.muted}>{translate('editor:tokens.none')}</p>}
      {tokens && tokens.length > 0 && (
        <TokenTable
          tokens={tokens}
          owners={owners}
          onRevoke={(token) => setOpen({ kind: 'revoke', token })}
        />
      )}
      <div>
        <Button
          ref={make}
          icon={<KeyRound aria-hidden="true" />}
          onPress={() => {
            setRevoked(undefined);
            setOpen({ kind: 'make' });
          }}
        >
          {translate(`editor:tokens.${owners}.make`)}
        </Button>
      </div>
      {open?.kind === 'make' && <MakeTokenDialog owners={owners} onClosed={close} />}
      {open?.kind === 'revoke' && (
        <RevokeTokenDialog
          token={open.token}
          owners={owners}
          onClosed={close}
          onRevoked={() => {
            setRevoked(open.token.id);
            close();
          }}
        />
      )}
    </Section>
  );
}
