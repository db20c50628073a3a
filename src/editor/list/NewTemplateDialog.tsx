import { useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { Dialog } from '../kit/ui/Dialog';
import { createTemplate, starterList } from './listFeature';
import { useMutation } from '../kit/data/mutation';
import { useResource } from '../kit/data/resource';
import { StarterStep } from './StarterStep';
import {
  type Beginning,
  blankDocument,
  type BlankChoice,
  parseDocument,
  textIn,
  withIdentity,
  writeDocument,
  type DocumentObject,
} from '../library/documents/documentText';
import { ArrowLeft } from 'lucide-react';
import { Form } from 'react-aria-components/Form';
import { markets } from '../../kernel/market';
import { Button } from '../kit/ui/Button';
import { ProblemNote } from '../kit/ui/Problem';
import { Select } from '../kit/ui/Select';
import stack from '../kit/ui/layout.module.css';
import { IdentityFields, isIdentityValid, type Identity } from './IdentityFields';
import { kinds, templateLocales } from '../kit/data/templateFilters';

export function NewTemplateDialog({ onClosed }: { readonly onClosed: () => void }) {
  const translate = useTranslate();
  const starters = useResource(starterList, undefined);
  const { isBusy } = useMutation(createTemplate);
  const [beginning, setBeginning] = useState<Beginning>();
  return (
    <Dialog
      // Another dialog to screen readers: the focus begins anew in each step.
      key={beginning === undefined ? 'start' : 'name'}
      title={translate(beginning === undefined ? 'editor:new.startTitle' : 'editor:new.nameTitle')}
      isWide={beginning === undefined}
      onClosed={isBusy ? undefined : onClosed}
    >
      {beginning === undefined ? (
        <StarterStep starters={starters} onChosen={setBeginning} />
      ) : (
        <NameStep beginning={beginning} onBack={() => setBeginning(undefined)} />
      )}
    </Dialog>
  );
}

function starterDocument(beginning: Beginning): DocumentObject | undefined {
  if (beginning === 'blank') return undefined;
  const parsed = parseDocument(beginning.document);
  return parsed.ok ? parsed.value : undefined;
}

interface BlankFieldsProps {
  readonly choice: BlankChoice;
  readonly onChanged: (choice: BlankChoice) => void;
}

function BlankFields({ choice, onChanged }: BlankFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <Select
        label={translate('editor:list.kind')}
        value={choice.kind}
        options={kinds.map((value) => ({ value, label: translate(`editor:kind.${value}`) }))}
        onChange={(kind) => onChanged({ ...choice, kind })}
      />
      <Select
        label={translate('editor:list.locale')}
        value={choice.locale}
        options={templateLocales.map((value) => ({ value, label: translate(`editor:locale.${value}`) }))}
        onChange={(locale) => onChanged({ ...choice, locale })}
      />
      <Select
        label={translate('editor:new.market')}
        value={choice.market}
        options={markets.map((value) => ({ value, label: translate(`editor:market.${value}`) }))}
        onChange={(market) => onChanged({ ...choice, market })}
      />
    </>
  );
}

interface NameStepProps {
  readonly beginning: Beginning;
  readonly onBack: () => void;
}

function NameStep({ beginning, onBack }: NameStepProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(createTemplate);
  const [identity, setIdentity] = useState<Identity>({ id: '', name: '', isOwnId: false });
  const [choice, setChoice] = useState<BlankChoice>({ kind: 'landing', locale: 'es', market: 'mx' });
  const [isChecked, setChecked] = useState(false);
  const [takenId, setTakenId] = useState<string>();
  const starter = starterDocument(beginning);
  const isConflict = problem?.code === 'conflict';

  function submit(event: { preventDefault(): void }) {
    event.preventDefault();
    setChecked(true);
    if (!isIdentityValid(identity)) return;
    setTakenId(identity.id);
    const named = withIdentity(starter ?? blankDocument(choice), {
      id: identity.id,
      name: identity.name.trim(),
    });
    run({ document: writeDocument(named), origin: starter ? 'starter' : 'blank' });
  }

  return (
    <Form className={stack.stack ?? ''} onSubmit={submit}>
      <p className={stack.muted}>
        {starter
          ? translate('editor:new.from', { name: textIn(starter, 'name') })
          : translate('editor:new.fromBlank')}
      </p>
      <IdentityFields
        identity={identity}
        isChecked={isChecked}
        isTaken={isConflict && takenId === identity.id}
        onChanged={setIdentity}
      />
      {!starter && <BlankFields choice={choice} onChanged={setChoice} />}
      <ProblemNote problem={isConflict ? undefined : problem} />
      <div className={stack.actions}>
        <Button look="quiet" icon={<ArrowLeft aria-hidden="true" />} onPress={onBack} isDisabled={isBusy}>
          {translate('editor:back')}
        </Button>
        <Button look="primary" type="submit" isBusy={isBusy}>
          {translate('editor:new.create')}
        </Button>
      </div>
    </Form>
  );
}
