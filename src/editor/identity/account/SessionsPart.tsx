import { useDispatch } from 'react-redux';
import { browserName } from '../../../kernel/browserName';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { useResource } from '../../kit/data/resource';
import { SignInAgainDialog } from '../secondFactor/SignInAgainDialog';
import { Button } from '../../kit/ui/Button';
import { DataState } from '../../kit/ui/DataState';
import { Moment } from '../../kit/ui/Moment';
import { ProblemNote } from '../../kit/ui/Problem';
import { Section } from '../../kit/ui/Screen';
import { TableFrame } from '../../kit/ui/TableFrame';
import table from '../../kit/ui/table.module.css';
import { revokeSession, sessionList } from './accountFeature';

/** Where the account is signed in, and a way to end it there. */
export function SessionsPart() {
  const translate = useTranslate();
  const list = useResource(sessionList, undefined);
  const revocation = useMutation(revokeSession);
  const isAskedAgain = revocation.problem?.code === 'signInAgain';
  const dispatch = useDispatch();
  // The session that this browser has by then is another one.
  const comeBack = () => {
    revocation.forget();
    dispatch(sessionList.renewed(undefined));
  };
  return (
    <Section title={translate('editor:account.sessions')} text={translate('editor:account.sessionsText')}>
      <DataState of={list} rows={2} />
      {isAskedAgain && <SignInAgainDialog onDone={comeBack} onClosed={revocation.forget} />}
      <ProblemNote problem={isAskedAgain ? undefined : revocation.problem} />
      {list.value && (
        <TableFrame
          label={translate('editor:account.sessions')}
          heads={[
            translate('editor:account.browser'),
            translate('editor:account.since'),
            translate('editor:account.lastSeen'),
            translate('editor:accounts.actions'),
          ]}
        >
          <tbody>
            {list.value.sessions.map(({ id, userAgent, createdAt, lastSeenAt, isCurrent }) => (
              <tr key={id}>
                <td>{browserName(userAgent) ?? translate('editor:account.unknownBrowser')}</td>
                <td className={table.narrow}>
                  <Moment at={createdAt} />
                </td>
                <td className={table.narrow}>
                  <Moment at={lastSeenAt} isAge />
                </td>
                <td className={table.narrow}>
                  {isCurrent ? (
                    translate('editor:account.thisOne')
                  ) : (
                    <Button
                      isBusy={revocation.isBusy && revocation.request === id}
                      onPress={() => revocation.run(id)}
                    >
                      {translate('editor:account.revoke')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </Section>
  );
}
