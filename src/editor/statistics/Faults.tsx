import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { BlockFault, FaultList } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { FormDialog } from '../ui/FormDialog';
import { useMutation } from '../data/mutation';
import { FiguresSection, FiguresTable } from './FiguresTable';
import { ProblemNote } from '../ui/Problem';
import { selectLanguage, selectMay } from '../session/sessionSlice';
import { Button } from '../ui/Button';
import { Moment } from '../ui/Moment';
import { formatCount } from './figures';
import styles from './Statistics.module.css';
import { switchBlock } from './statisticsFeature';

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
  const { status, request } = useSelector(switchBlock.select);
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

interface TurnOffDialogProps {
  readonly templateId: string;
  readonly blockId: string;
  readonly onClosed: () => void;
}

/** Asks before visitors stop seeing a block. */
function TurnOffDialog({ templateId, blockId, onClosed }: TurnOffDialogProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem, request } = useSelector(switchBlock.select);
  const isDone = status === 'done' && request?.blockId === blockId && request.isOff;
  useEffect(() => {
    if (isDone) onClosed();
  }, [isDone, onClosed]);
  return (
    <FormDialog
      title={translate('editorStatistics:confirmTitle', { block: blockId })}
      submitLabel={translate('editorStatistics:off')}
      isDangerous
      isBusy={status === 'underWay'}
      problem={problem}
      onSubmitted={() => dispatch(switchBlock.requested({ templateId, blockId, isOff: true }))}
      onClosed={onClosed}
    >
      <p>{translate('editorStatistics:confirmText')}</p>
    </FormDialog>
  );
}

const columns = ['block', 'fault', 'isOff'] as const;

/** What pages left out, with the switch that turns a block off everywhere. */
export function Faults({ templateId, list }: { readonly templateId: string; readonly list: FaultList }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<string>();
  const { status, request, problem } = useMutation(switchBlock);
  const title = translate('editorStatistics:faults');
  const blockIds = blockIdsOf(list);
  const done = status === 'done' && request;
  return (
    <FiguresSection title={title}>
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
        <FiguresTable
          label={title}
          heads={columns.map((column) => ({ text: translate(`editorStatistics:${column}`) }))}
        >
          {blockIds.map((blockId) => (
            <BlockRow
              key={blockId}
              templateId={templateId}
              blockId={blockId}
              list={list}
              onTurnOff={setAsked}
            />
          ))}
        </FiguresTable>
      )}
      {asked !== undefined && (
        <TurnOffDialog templateId={templateId} blockId={asked} onClosed={() => setAsked(undefined)} />
      )}
    </FiguresSection>
  );
}
