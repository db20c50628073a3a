import { useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { BlockFault, FaultList } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ProblemNote } from '../ui/ProblemNote';
import { selectLanguage, selectMay } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import { Moment } from '../ui/Moment';
import { formatCount } from './figures';
import styles from './Statistics.module.css';
import { selectSwitching, switchBlock } from './statisticsFeature';

const kinds = ['unknownType', 'invalid', 'tooDeep', 'tooMany', 'unsafeAddress', 'threw'] as const;

/** Blocks that faults name, and those that are off without any. */
const blockIdsOf = ({ faults, switches }: FaultList): string[] => [
  ...new Set([...faults.map(({ blockId }) => blockId), ...switches.map(({ blockId }) => blockId)]),
];

function FaultLines({ faults }: { readonly faults: readonly BlockFault[] }) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  return (
    <ul className={styles.lines}>
      {faults.map(({ revision, fault, detail, count, lastAt }) => {
        const kind = kinds.find((each) => each === fault);
        return (
          <li key={`${revision} ${fault}`}>
            {translate(kind ? `editorStatistics:kind.${kind}` : 'editorStatistics:kind.other', { fault })}
            {' · '}
            {translate('editorStatistics:revision', { number: revision })}
            {' · '}
            {formatCount(count, language)} × · <Moment at={lastAt} isAge />
            {detail !== '' && <code className={styles.code}>{detail}</code>}
          </li>
        );
      })}
    </ul>
  );
}

interface BlockRowProps {
  readonly templateId: string;
  readonly blockId: string;
  readonly list: FaultList;
  readonly onTurnOff: (blockId: string) => void;
}

function BlockRow({ templateId, blockId, list, onTurnOff }: BlockRowProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const mayPublish = useSelector(selectMay('publisher'));
  const { status, request } = useSelector(selectSwitching);
  const off = list.switches.find((each) => each.blockId === blockId);
  const isBusy = status === 'underWay' && request?.blockId === blockId;
  const turnOn = () => dispatch(switchBlock.requested({ templateId, blockId, isOff: false }));
  return (
    <tr>
      <th scope="row">
        <code>{blockId === '' ? '–' : blockId}</code>
        {off && (
          <span className={styles.note}>
            {translate('editorStatistics:offSince', { name: off.changedByName })}{' '}
            <Moment at={off.changedAt} isAge />
          </span>
        )}
      </th>
      <td>
        <FaultLines faults={list.faults.filter((fault) => fault.blockId === blockId)} />
      </td>
      <td>
        {mayPublish && blockId !== '' && (
          <Button
            isBusy={isBusy}
            aria-label={translate(off ? 'editorStatistics:turnOn' : 'editorStatistics:turnOff', {
              block: blockId,
            })}
            onPress={() => (off ? turnOn() : onTurnOff(blockId))}
          >
            {translate(off ? 'editorStatistics:on' : 'editorStatistics:off')}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Asks before visitors stop seeing a block. */
function TurnOffDialog({
  templateId,
  blockId,
  onClosed,
}: {
  readonly templateId: string;
  readonly blockId: string;
  readonly onClosed: () => void;
}) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem, request } = useSelector(selectSwitching);
  const isDone = status === 'done' && request?.blockId === blockId && request.isOff;
  useEffect(() => {
    if (isDone) onClosed();
  }, [isDone, onClosed]);
  return (
    <ConfirmDialog
      title={translate('editorStatistics:confirmTitle', { block: blockId })}
      text={translate('editorStatistics:confirmText')}
      confirmLabel={translate('editorStatistics:off')}
      isDangerous
      isBusy={status === 'underWay'}
      problem={problem}
      onConfirmed={() => dispatch(switchBlock.requested({ templateId, blockId, isOff: true }))}
      onClosed={onClosed}
    />
  );
}

/** What pages left out, with the switch that turns a block off everywhere. */
export function Faults({ templateId, list }: { readonly templateId: string; readonly list: FaultList }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const id = useId();
  const [asked, setAsked] = useState<string>();
  const { status, request, problem } = useSelector(selectSwitching);
  useEffect(() => () => void dispatch(switchBlock.forgotten()), [dispatch]);
  const blockIds = blockIdsOf(list);
  const done = status === 'done' && request;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {translate('editorStatistics:faults')}
      </h2>
      <p className={styles.muted}>{translate('editorStatistics:faultsText')}</p>
      <p role="status">
        {done &&
          translate(done.isOff ? 'editorStatistics:switchedOff' : 'editorStatistics:switchedOn', {
            block: done.blockId,
          })}
      </p>
      {asked === undefined && <ProblemNote problem={problem} />}
      {blockIds.length === 0 ? (
        <p className={styles.muted}>{translate('editorStatistics:noFaults')}</p>
      ) : (
        <div className={styles.scroller} tabIndex={0} role="group" aria-labelledby={id}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{translate('editorStatistics:block')}</th>
                <th scope="col">{translate('editorStatistics:fault')}</th>
                <th scope="col">{translate('editorStatistics:isOff')}</th>
              </tr>
            </thead>
            <tbody>
              {blockIds.map((blockId) => (
                <BlockRow
                  key={blockId}
                  templateId={templateId}
                  blockId={blockId}
                  list={list}
                  onTurnOff={setAsked}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asked !== undefined && (
        <TurnOffDialog templateId={templateId} blockId={asked} onClosed={() => setAsked(undefined)} />
      )}
    </section>
  );
}
