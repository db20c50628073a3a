import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { AddedSecondFactor, TotpSetUp } from '../../../generated/editor';
import { readCode } from '../../../kernel/typedCode';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { Added } from './Added';
import styles from './SecondFactor.module.css';
import { beginApp, finishApp } from './secondFactorFeature';
import type { SetUpProps } from './setUpProps';
import { SignInAgain } from './SignInAgain';

/** Sets up an authenticator app: the key, as a QR code and to be typed, and a code that proves it. */
export function AppSetUp({ frame, leave, onDone }: SetUpProps) {
  const translate = useTranslate();
  const begun = useMutation(beginApp);
  const finished = useMutation(finishApp);
  const title = translate('editor:secondFactor.appTitle');
  if (finished.value) return <Added title={title} added={finished.value} frame={frame} onDone={onDone} />;
  if ([begun, finished].some(({ problem }) => problem?.code === 'signInAgain')) {
    const again = () => {
      begun.forget();
      finished.forget();
    };
    return frame(translate('editor:secondFactor.again'), <SignInAgain onDone={again} />);
  }
  if (begun.value)
    return frame(
      title,
      <CodeForm
        key={begun.value.secret}
        setUp={begun.value}
        finished={finished}
        leave={leave}
        onBegun={() => {
          finished.forget();
          begun.run(undefined);
        }}
      />,
    );
  const isTaken = begun.problem?.code === 'conflict';
  return frame(
    title,
    <div className={stack.stack}>
      <p>{translate('editor:secondFactor.beginText')}</p>
      <ProblemNote
        problem={begun.problem}
        text={isTaken ? translate('editor:secondFactor.tooMany') : undefined}
      />
      <div className={stack.actions}>
        {leave}
        <Button look="primary" autoFocus isBusy={begun.isBusy} onPress={() => begun.run(undefined)}>
          {translate('editor:secondFactor.begin')}
        </Button>
      </div>
    </div>,
  );
}

interface CodeFormProps extends Pick<SetUpProps, 'leave'> {
  readonly setUp: TotpSetUp;
  /** Belongs to who draws this: what it came to must outlive the form. */
  readonly finished: ReturnType<typeof useMutation<string, AddedSecondFactor>>;
  readonly onBegun: () => void;
}

function CodeForm({ setUp, finished: { isBusy, problem, run }, leave, onBegun }: CodeFormProps) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const words = { invalid: 'editor:secondFactor.codeWrong', gone: 'editor:secondFactor.over' } as const;
  const key = problem && problem.code in words ? words[problem.code as keyof typeof words] : undefined;
  const isOver = problem?.code === 'gone';
  const typed = readCode(code);
  return (
    <Form
      className={stack.stack ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        if (isOver) onBegun();
        else if (typed !== '') run(typed);
      }}
    >
      <p>{translate('editor:secondFactor.scan')}</p>
      {/* As a picture of its own, so that nothing of it can act in this page. */}
      <img
        className={styles.qrCode}
        alt={translate('editor:secondFactor.qrCode')}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(setUp.qrCode)}`}
      />
      <dl className={styles.key}>
        <dt>{translate('editor:secondFactor.key')}</dt>
        <dd>
          <code>{setUp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </dd>
      </dl>
      <TextField
        label={translate('editor:secondFactor.code')}
        hint={translate('editor:secondFactor.codeHint')}
        value={code}
        onChange={setCode}
        autoFocus
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <ProblemNote problem={problem} text={key && translate(key)} isWholeText={key !== undefined} />
      <div className={stack.actions}>
        {leave}
        <Button look="primary" type="submit" isBusy={isBusy}>
          {translate(isOver ? 'editor:secondFactor.begin' : 'editor:secondFactor.finish')}
        </Button>
      </div>
    </Form>
  );
}
