import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import type { SecondFactorKind, SecondStep } from '../../../generated/editor';
import { plainDigits } from '../../../kernel/digits';
import { readCode } from '../../../kernel/typedCode';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../../kit/api/editorClient';
import { useMutation } from '../../kit/data/mutation';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { giveCode, giveKey } from './secondStepFeature';

interface SecondStepFormProps {
  readonly step: SecondStep;
  /** The step is over, or its person wants another account. */
  readonly onRestarted: () => void;
  readonly onDone?: () => void;
}

/** What is asked for beside a password that was right: one way at a time, and the others to be chosen. */
export function SecondStepForm({ step, onRestarted, onDone }: SecondStepFormProps) {
  const translate = useTranslate();
  const [kind, setKind] = useState<SecondFactorKind>(step.kinds[0] ?? 'recoveryCode');
  const others = step.kinds.filter((each) => each !== kind);
  return (
    <div className={stack.stack}>
      {kind === 'key' ? (
        <KeyForm page={step.page} onDone={onDone} />
      ) : (
        <CodeForm key={kind} kind={kind} page={step.page} onDone={onDone} />
      )}
      {others.map((each) => (
        <Button key={each} look="quiet" onPress={() => setKind(each)}>
          {translate(otherWays[each])}
        </Button>
      ))}
      <Button look="quiet" onPress={onRestarted}>
        {translate('editor:secondStep.restart')}
      </Button>
      <p className={stack.muted}>{translate('editor:secondStep.lost')}</p>
    </div>
  );
}

const otherWays = {
  totp: 'editor:secondStep.useTotp',
  key: 'editor:secondStep.useKey',
  recoveryCode: 'editor:secondStep.useRecoveryCode',
} as const;

interface WayProps {
  readonly page: string;
  readonly onDone: (() => void) | undefined;
}

function CodeForm({ kind, page, onDone }: WayProps & { readonly kind: 'totp' | 'recoveryCode' }) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(giveCode, onDone);
  const [code, setCode] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isApp = kind === 'totp';
  const typed = isApp ? readCode(code) : plainDigits(code).trim();
  return (
    <Form
      className={stack.stack ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (typed !== '') run({ page, kind, code: typed });
      }}
    >
      <p>{translate(`editor:secondStep.${kind}`)}</p>
      <TextField
        label={translate(isApp ? 'editor:secondStep.code' : 'editor:secondStep.recovery')}
        value={code}
        onChange={setCode}
        autoFocus
        autoComplete={isApp ? 'one-time-code' : 'off'}
        inputMode={isApp ? 'numeric' : 'text'}
        error={isChecked && typed === '' ? translate('editor:required') : undefined}
      />
      <StepProblem problem={problem} wrong={translate('editor:secondStep.wrong')} />
      <Button look="primary" type="submit" isBusy={isBusy}>
        {translate('editor:secondStep.submit')}
      </Button>
    </Form>
  );
}

function KeyForm({ page, onDone }: WayProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(giveKey, onDone);
  return (
    <>
      <p>{translate('editor:secondStep.key')}</p>
      <StepProblem
        problem={problem}
        wrong={translate(
          problem?.code === 'invalid' && problem.reason === 'counter'
            ? 'editor:secondStep.keyCountedBack'
            : 'editor:secondStep.keyWrong',
        )}
      />
      <Button
        look="primary"
        autoFocus
        isBusy={isBusy}
        icon={<KeyRound aria-hidden="true" />}
        onPress={() => run(page)}
      >
        {translate('editor:secondStep.useKey')}
      </Button>
    </>
  );
}

/** Signed out is what a step says that is over. */
function StepProblem({
  problem,
  wrong,
}: {
  readonly problem: EditorProblem | undefined;
  readonly wrong: string;
}) {
  const translate = useTranslate();
  const words = { invalid: wrong, signedOut: translate('editor:secondStep.over') };
  const text = problem && problem.code in words ? words[problem.code as keyof typeof words] : undefined;
  return <ProblemNote problem={problem} text={text} isWholeText={text !== undefined} />;
}
