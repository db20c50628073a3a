import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { CreateTokenPayload, NewToken, Role, TokenScope } from '../../../generated/editor';
import { plainDigits } from '../../../kernel/digits';
import { includesRole } from '../../../kernel/roles';
import { type Market, markets as everyMarket } from '../../../kernel/market';
import { roleOfScope, tokenLimits, tokenScopes } from '../../../kernel/tokenScope';
import type { Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../../kit/api/editorClient';
import { useMutation } from '../../kit/data/mutation';
import { SignInAgainDialog } from '../secondFactor/SignInAgainDialog';
import { selectAccount } from '../../kit/session/sessionSlice';
import { FormDialog } from '../../kit/ui/FormDialog';
import layout from '../../kit/ui/layout.module.css';
import { MarketsField, marketsToSend } from '../../kit/ui/MarketsField';
import { Moment } from '../../kit/ui/Moment';
import { Select } from '../../kit/ui/Select';
import { ShownOnce } from '../../kit/ui/ShownOnce';
import { TextField } from '../../kit/ui/TextField';
import { makeToken, type TokenOwners } from './tokensFeature';

const usualDays = '90';

interface MakeTokenDialogProps {
  readonly owners: TokenOwners;
  readonly onClosed: () => void;
}

/** Asks what a token is for and what it may do, makes it, and shows it this once. */
export function MakeTokenDialog({ owners, onClosed }: MakeTokenDialogProps) {
  const translate = useTranslate();
  const { value, isBusy, problem, run, forget } = useMutation(makeToken);
  const account = useSelector(selectAccount);
  const open: readonly Market[] = account?.markets ?? everyMarket;
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [markets, setMarkets] = useState(open);
  const [days, setDays] = useState(usualDays);
  const [isChecked, setChecked] = useState(false);
  const title = translate(`editor:tokens.${owners}.make`);
  const payload = payloadOf(name, scope, markets, days);
  const errorIf = (isWrong: boolean, key: 'required' | 'tokens.daysFault') =>
    isChecked && isWrong ? translate(`editor:${key}`) : undefined;
  if (problem?.code === 'signInAgain') return <SignInAgainDialog onDone={forget} onClosed={onClosed} />;
  return (
    <FormDialog
      title={title}
      submitLabel={translate('editor:tokens.makeIt')}
      isBusy={isBusy}
      problem={problem}
      problemText={makingProblem(translate, problem)}
      onSubmitted={() => {
        setChecked(true);
        if (isSound(payload)) run({ ...payload, owners });
      }}
      outcome={value && <MadeToken made={value} onClosed={onClosed} />}
      onClosed={onClosed}
    >
      <p>{translate(`editor:tokens.${owners}.makeText`)}</p>
      <TextField
        label={translate('editor:tokens.name')}
        hint={translate('editor:tokens.nameHint')}
        value={name}
        maxLength={tokenLimits.name}
        autoComplete="off"
        autoFocus
        onChange={setName}
        error={errorIf(payload.name === '', 'required')}
      />
      <div>
        <Select
          label={translate('editor:tokens.scope')}
          value={scope}
          onChange={setScope}
          options={scopesFor(owners, account?.role).map((each) => ({
            value: each,
            label: translate(`editor:tokens.scopes.${each}`),
          }))}
        />
        <p className={layout.muted}>{translate(`editor:tokens.can.${scope}`)}</p>
      </div>
      <MarketsField
        hint={translate(
          open.length === everyMarket.length ? 'editor:tokens.marketsHint' : 'editor:tokens.ownMarketsHint',
        )}
        markets={open}
        value={markets}
        onChange={setMarkets}
        isMissing={isChecked && markets.length === 0}
      />
      <TextField
        label={translate('editor:tokens.days')}
        value={days}
        inputMode="numeric"
        autoComplete="off"
        onChange={setDays}
        error={errorIf(!isLifetime(payload.expiresInDays), 'tokens.daysFault')}
      />
    </FormDialog>
  );
}

interface MadeTokenProps {
  readonly made: NewToken;
  readonly onClosed: () => void;
}

function MadeToken({ made: { secret, token }, onClosed }: MadeTokenProps) {
  const translate = useTranslate();
  return (
    <ShownOnce
      label={translate('editor:tokens.secret')}
      value={secret}
      copyLabel={translate('editor:tokens.copy')}
      before={<p>{translate('editor:tokens.shownOnce')}</p>}
      onClosed={onClosed}
    >
      {translate('editor:tokens.worksUntil')} <Moment at={token.expiresAt} />
    </ShownOnce>
  );
}

/** A person's own may do no more than the person; the host asks again at every call. */
const scopesFor = (owners: TokenOwners, role: Role = 'viewer'): readonly TokenScope[] =>
  tokenScopes.filter((scope) => owners === 'all' || includesRole(role, roleOfScope[scope]));

const payloadOf = (
  name: string,
  scope: TokenScope,
  markets: readonly Market[],
  days: string,
): CreateTokenPayload => ({
  name: name.trim(),
  scope,
  markets: marketsToSend(markets),
  expiresInDays: daysOf(plainDigits(days).trim()),
});

const daysOf = (digits: string): number => (/^\d+$/.test(digits) ? Number(digits) : Number.NaN);

const isLifetime = (days: number): boolean => days >= 1 && days <= tokenLimits.days;

const isSound = ({ name, markets, expiresInDays }: CreateTokenPayload): boolean =>
  name !== '' && markets?.length !== 0 && isLifetime(expiresInDays);

/** In the words of tokens; undefined where the general ones say it. */
function makingProblem(translate: Translate, problem: EditorProblem | undefined): string | undefined {
  if (problem?.code === 'forbidden' && problem.reason === undefined)
    return translate('editor:tokens.scopeRefused');
  return problem?.code === 'conflict' ? translate('editor:tokens.tooMany') : undefined;
}
