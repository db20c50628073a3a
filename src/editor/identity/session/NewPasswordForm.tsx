import { type ReactNode, useCallback, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { passwordFault } from '../../../kernel/editorAccount';
import type { TextKey, Translate } from '../../../texts/textKey';
import { useTranslate } from '../../../texts/TranslateContext';
import type { EditorProblem } from '../../kit/api/editorClient';
import type { OwnAccount } from '../../../generated/editor';
import { useMutation } from '../../kit/data/mutation';
import { changePassword } from './sessionFeature';
import { Button } from '../../kit/ui/Button';
import { ProblemNote } from '../../kit/ui/Problem';
import stack from '../../kit/ui/layout.module.css';
import { TextField } from '../../kit/ui/TextField';

const faultTexts: Readonly<Record<NonNullable<ReturnType<typeof passwordFault>>, TextKey>> = {
  tooShort: 'editor:passwordTooShort',
  tooLong: 'editor:passwordTooLong',
};

interface NewPasswordFormProps {
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly problem: EditorProblem | undefined;
  /** For password managers: whose password it is. */
  readonly email: string;
  /** Fields before the password; they say themselves what is wrong with them. */
  readonly children?: ReactNode;
  readonly onSubmitted: (password: string) => void;
}

export function NewPasswordForm({
  submitLabel,
  isBusy,
  problem,
  email,
  children,
  onSubmitted,
}: NewPasswordFormProps) {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fault = passwordFault(password);
  const isDifferent = repeated !== password;
  const problemText = problemTextOf(translate, problem);
  return (
    <Form
      className={stack.stack ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (fault === undefined && !isDifferent) onSubmitted(password);
      }}
    >
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      {children}
      <TextField
        label={translate('editor:newPassword')}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        hint={translate('editor:passwordHint')}
        error={isChecked && fault !== undefined ? translate(faultTexts[fault]) : undefined}
      />
      <TextField
        label={translate('editor:repeatPassword')}
        type="password"
        autoComplete="new-password"
        value={repeated}
        onChange={setRepeated}
        error={isChecked && isDifferent ? translate('editor:passwordDiffers') : undefined}
      />
      <ProblemNote problem={problem} text={problemText} isWholeText={problemText !== undefined} />
      <Button look="primary" type="submit" isBusy={isBusy}>
        {submitLabel}
      </Button>
    </Form>
  );
}

interface ChangePasswordFormProps {
  readonly account: OwnAccount;
  readonly currentLabel: string;
  readonly submitLabel: string;
}

export function ChangePasswordForm({ account, currentLabel, submitLabel }: ChangePasswordFormProps) {
  const [currentPassword, setCurrentPassword] = useState('');
  const [turn, setTurn] = useState(0);
  const empty = useCallback(() => {
    setCurrentPassword('');
    setTurn((before) => before + 1);
  }, []);
  const { isBusy, problem, run } = useMutation(changePassword, empty);
  return (
    <NewPasswordForm
      // Empty again once it is done, and not before.
      key={turn}
      submitLabel={submitLabel}
      isBusy={isBusy}
      problem={problem}
      email={account.email}
      onSubmitted={(newPassword) => run({ currentPassword, newPassword })}
    >
      <TextField
        label={currentLabel}
        type="password"
        autoComplete="current-password"
        value={currentPassword}
        onChange={setCurrentPassword}
        isRequired
      />
    </NewPasswordForm>
  );
}

/** What is wrong with a password, where the host says it about one of the fields. */
function problemTextOf(translate: Translate, problem: EditorProblem | undefined): string | undefined {
  if (problem?.code !== 'invalid') return undefined;
  const { path, message } = problem.faults?.[0] ?? {};
  if (message === 'guessable') return translate('editor:passwordGuessable');
  if (message === 'leaked') return translate('editor:passwordLeaked');
  if (path === '/currentPassword') return translate('editor:account.wrongPassword');
  return path === '/newPassword' ? translate('editor:account.samePassword') : undefined;
}
