import { useState } from 'react';
import type { BundleChecks, BundleDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { useMutation } from '../../kit/data/mutation';
import { PlanFields } from '../publish/PlanFields';
import { immediatePlan, type PlanFaults, planFaults, plannedTimes } from '../publish/publishPlan';
import { Button } from '../../kit/ui/Button';
import stack from '../../kit/ui/layout.module.css';
import { ProblemNote } from '../../kit/ui/Problem';
import { TextField } from '../../kit/ui/TextField';
import { useFirstFault } from '../../kit/ui/useFirstFault';
import styles from './Bundles.module.css';
import { publishBundle } from './bundlesFeature';
import { sharedMarket } from './sharedMarket';

interface PublishPartProps {
  readonly bundle: BundleDetails;
  readonly checks: BundleChecks | undefined;
}

/** When and why; its button says what it does, and to how many. The host's own checks have the last word. */
export function PublishPart({ bundle, checks }: PublishPartProps) {
  const translate = useTranslate();
  const { isBusy, problem, run } = useMutation(publishBundle);
  const [plan, setPlan] = useState(immediatePlan);
  const [reason, setReason] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [faults, setFaults] = useState<PlanFaults>();
  const { form, lead } = useFirstFault();
  const { id, sha256, liveSha256, members } = bundle;
  const market = sharedMarket(bundle);
  const findings = checks?.checked.flatMap((each) => each.findings) ?? [];
  const isBlocked =
    members.some(({ obstacle }) => obstacle !== null) ||
    findings.some(({ severity }) => severity === 'error');
  const asks = !isBlocked && findings.length > 0;
  const isMissing = reason.trim() === '';
  const publish = (): void => {
    const found = planFaults(plan, market, Date.now());
    setChecked(true);
    setFaults(found);
    if (isMissing || found) lead();
    if (isBlocked || isMissing || found || (asks && !isAccepted)) return;
    run({
      id,
      sha256,
      liveSha256,
      reason: reason.trim(),
      ...(asks && { acceptsWarnings: true }),
      ...plannedTimes(plan, market),
    });
  };
  if (isBlocked) return <p className={styles.fault}>{translate('editorBundles:blocked')}</p>;
  return (
    <form
      ref={form}
      className={stack.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        publish();
      }}
    >
      <PlanFields
        plan={plan}
        market={market}
        faults={faults}
        offersEnd={false}
        onChange={(changed) => {
          setFaults(undefined);
          setPlan(changed);
        }}
      />
      <p className={styles.quiet}>{translate('editorBundles:notGuarded')}</p>
      <TextField
        label={translate('editorEdit:publish.reason')}
        hint={translate('editorEdit:publish.reasonHelp')}
        value={reason}
        onChange={setReason}
        maxLength={1000}
        error={isChecked && isMissing ? translate('editorEdit:publish.reasonMissing') : undefined}
      />
      {asks && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={isAccepted}
            onChange={({ target }) => setAccepted(target.checked)}
          />
          {translate('editorBundles:acceptWarnings')}
        </label>
      )}
      {asks && isChecked && !isAccepted && (
        <p className={styles.fault} role="alert">
          {translate('editorBundles:mustAccept')}
        </p>
      )}
      <ProblemNote
        problem={problem}
        text={problem?.code === 'conflict' ? translate('editorBundles:moved') : undefined}
      />
      <Button type="submit" look="primary" isBusy={isBusy} isDisabled={checks === undefined}>
        {translate(plan.isLater ? 'editorBundles:schedule' : 'editorBundles:publish', {
          count: members.length,
        })}
      </Button>
    </form>
  );
}
