import { useTranslate } from '../../../texts/TranslateContext';
import { type EditorMutation, useMutation } from '../../kit/data/mutation';
import { FormDialog } from '../../kit/ui/FormDialog';

interface UnscheduleDialogProps<Value> {
  readonly mutation: EditorMutation<string, Value>;
  /** Of the template or bundle. */
  readonly id: string;
  readonly onDone: () => void;
  readonly onClosed: () => void;
}

/** Asks before what was set for later is taken back: nothing brings it back. */
export function UnscheduleDialog<Value>({ mutation, id, onDone, onClosed }: UnscheduleDialogProps<Value>) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(mutation, onDone);
  return (
    <FormDialog
      title={translate('editorEdit:publish.unscheduleTitle')}
      submitLabel={translate('editorEdit:publish.unschedule')}
      isDangerous
      isBusy={isBusy}
      problem={problem}
      onSubmitted={() => run(id)}
      onClosed={onClosed}
    >
      <p>{translate('editorEdit:publish.unscheduleText')}</p>
    </FormDialog>
  );
}
