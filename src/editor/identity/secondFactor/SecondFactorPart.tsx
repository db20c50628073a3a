import { KeyRound, RotateCcw, Smartphone } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { SecondFactor, SecondFactors } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useResource } from '../../kit/data/resource';
import { sessionEvents } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { DataState } from '../../kit/ui/DataState';
import { Dialog } from '../../kit/ui/Dialog';
import layout from '../../kit/ui/layout.module.css';
import { Section } from '../../kit/ui/Screen';
import { AppSetUp } from './AppSetUp';
import { FactorTable } from './FactorTable';
import { KeySetUp } from './KeySetUp';
import { NewCodesDialog } from './NewCodesDialog';
import { RemoveFactorDialog } from './RemoveFactorDialog';
import styles from './SecondFactor.module.css';
import { secondFactors } from './secondFactorFeature';

type Open =
  { readonly kind: 'app' | 'key' | 'codes' } | { readonly kind: 'remove'; readonly factor: SecondFactor };

/** What somebody signs in with beside the password. */
export function SecondFactorPart() {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const list = useResource(secondFactors, undefined);
  const [open, setOpen] = useState<Open>();
  const close = useCallback(() => setOpen(undefined), []);
  // The session is a new one by then.
  const finish = useCallback(() => {
    setOpen(undefined);
    dispatch(sessionEvents.asked());
    dispatch(secondFactors.renewed(undefined));
  }, [dispatch]);
  const frame = (title: string, content: ReactNode, isShownOnce = false) => (
    <Dialog title={title} onClosed={isShownOnce ? undefined : close}>
      {content}
    </Dialog>
  );
  const leave = <Button onPress={close}>{translate('editor:cancel')}</Button>;
  return (
    <Section title={translate('editor:secondFactor.title')} text={translate('editor:secondFactor.text')}>
      <DataState of={list} rows={2} />
      {list.value && (
        <Standing factors={list.value} onRemove={(factor) => setOpen({ kind: 'remove', factor })} />
      )}
      <div className={styles.buttons}>
        {!list.value?.factors.some(({ kind }) => kind === 'totp') && (
          <Button icon={<Smartphone aria-hidden="true" />} onPress={() => setOpen({ kind: 'app' })}>
            {translate('editor:secondFactor.addApp')}
          </Button>
        )}
        <Button icon={<KeyRound aria-hidden="true" />} onPress={() => setOpen({ kind: 'key' })}>
          {translate('editor:secondFactor.addKey')}
        </Button>
        {list.value && list.value.factors.length > 0 && (
          <Button icon={<RotateCcw aria-hidden="true" />} onPress={() => setOpen({ kind: 'codes' })}>
            {translate('editor:secondFactor.newCodes')}
          </Button>
        )}
      </div>
      {open?.kind === 'app' && <AppSetUp frame={frame} leave={leave} onDone={finish} />}
      {open?.kind === 'key' && <KeySetUp frame={frame} leave={leave} onDone={finish} />}
      {open?.kind === 'codes' && <NewCodesDialog onClosed={close} onDone={finish} />}
      {open?.kind === 'remove' && list.value && (
        <RemoveFactorDialog factor={open.factor} factors={list.value} onClosed={close} />
      )}
    </Section>
  );
}

interface StandingProps {
  readonly factors: SecondFactors;
  readonly onRemove: (factor: SecondFactor) => void;
}

function Standing({ factors: { factors, recoveryCodesLeft }, onRemove }: StandingProps) {
  const translate = useTranslate();
  if (factors.length === 0) return <p className={layout.muted}>{translate('editor:secondFactor.none')}</p>;
  return (
    <>
      <FactorTable factors={factors} onRemove={onRemove} />
      <p>{translate('editor:secondFactor.codesLeft', { count: recoveryCodesLeft })}</p>
    </>
  );
}
