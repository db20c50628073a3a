import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { BlockFault, FaultList } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { FormDialog } from '../../kit/ui/FormDialog';
import { useMutation } from '../../kit/data/mutation';
import { FiguresSection, FiguresTable } from './FiguresTable';
import { ProblemNote } from '../../kit/ui/Problem';
import { selectLanguage, selectMay } from '../../kit/session/sessionSlice';
import { Button } from '../../kit/ui/Button';
import { Moment } from '../../kit/ui/Moment';
import { formatCount } from './figures';
import { typeLabel } from '../../kit/data/typeLabel';
import own from './Faults.module.css';
import { pageBlocks, type PageBlock } from './pageBlocks';
import styles from './Statistics.module.css';
import { switchBlock } from './statisticsFeature';

const kinds = ['unknownType', 'invalid', 'tooDeep', 'tooMany', 'unsafeAddress', 'threw'] as const;

/** A block as this table names it: by what it is and how it begins. */
interface NamedBlock {
  readonly id: string;
  /** Undefined: what is live has no such block. */
  readonly block: PageBlock | undefined;
  readonly name: string;
  /** Some visitors may see it: what is live has it, or a second revision is shown besides. */
  readonly isShown: boolean;
}

/** Blocks with faults and those that are off; the others of the page. */
function useBlocks({ shown: document, isGuarded = false, list: { faults, switches } }: FaultsProps) {
  const translate = useTranslate();
  const language = useSelector(selectLanguage);
  const blocks = useMemo(
    () => (typeof document === 'string' ? pageBlocks(document, language) : []),
    [document, language],
  );
  // A block that is turned off or on meanwhile stays where it was pressed.
  const [toldOf] = useState(() => new Set([...faults, ...switches].map(({ blockId }) => blockId)));
  const named = (id: string): NamedBlock => {
    const block = blocks.find((each) => each.id === id);
    const type = block?.type ?? faults.find(({ blockId }) => blockId === id)?.blockType;
    const label = type === undefined || type === '' ? id : typeLabel(type, translate);
    return {
      id,
      block,
      name: [label, block?.summary ?? ''].filter(Boolean).join(': '),
      isShown: block !== undefined || isGuarded || document === undefined,
    };
  };
  return {
    told: [...toldOf].map(named),
    others: blocks.filter(({ id }) => !toldOf.has(id)).map(({ id }) => named(id)),
  };
}

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
  readonly named: NamedBlock;
  readonly list: FaultList;
  readonly onTurnOff: (block: NamedBlock) => void;
}

/** The block itself, small, as a visitor would see it. */
const BlockPicture = ({ templateId, blockId }: { readonly templateId: string; readonly blockId: string }) => (
  <span className={own.window} aria-hidden="true">
    <iframe
      inert
      loading="lazy"
      tabIndex={-1}
      title=""
      className={own.picture}
      src={`/editor/frame/${encodeURIComponent(templateId)}?block=${encodeURIComponent(blockId)}&still=1`}
    />
  </span>
);

function BlockName({ templateId, named: { id, block, name } }: Pick<BlockRowProps, 'templateId' | 'named'>) {
  const translate = useTranslate();
  return (
    <span className={own.block}>
      {block && <BlockPicture templateId={templateId} blockId={id} />}
      <span className={own.words}>
        <span className={own.name}>{id === '' ? translate('editorStatistics:noBlock') : name}</span>
        {!block && id !== '' && (
          <span className={styles.note}>{translate('editorStatistics:goneBlock')}</span>
        )}
        <code className={own.id}>{id}</code>
      </span>
    </span>
  );
}

function BlockRow({ templateId, named, list, onTurnOff }: BlockRowProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const mayPublish = useSelector(selectMay('publisher'));
  const { status, request } = useSelector(switchBlock.select);
  const { id: blockId, name } = named;
  const off = list.switches.find((each) => each.blockId === blockId);
  const isBusy = status === 'underWay' && request?.blockId === blockId;
  const turnOn = () => dispatch(switchBlock.requested({ templateId, blockId, isOff: false }));
  return (
    <tr>
      <th scope="row">
        <BlockName templateId={templateId} named={named} />
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
        {mayPublish && blockId !== '' && (off || named.isShown) && (
          <Button
            isBusy={isBusy}
            aria-label={translate(off ? 'editorStatistics:turnOn' : 'editorStatistics:turnOff', {
              block: name,
            })}
            onPress={() => (off ? turnOn() : onTurnOff(named))}
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
  readonly named: NamedBlock;
  readonly onClosed: () => void;
}

/** Asks before visitors stop seeing a block. */
function TurnOffDialog({ templateId, named, onClosed }: TurnOffDialogProps) {
  const { id: blockId, name } = named;
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { status, problem, request } = useSelector(switchBlock.select);
  const isDone = status === 'done' && request?.blockId === blockId && request.isOff;
  useEffect(() => {
    if (isDone) onClosed();
  }, [isDone, onClosed]);
  return (
    <FormDialog
      title={translate('editorStatistics:confirmTitle', { block: name })}
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

interface FaultsProps {
  readonly templateId: string;
  readonly list: FaultList;
  /** Exact text of what is live, or was last; null: nothing ever was; undefined: it is not known. */
  readonly shown: string | null | undefined;
  /** Part of the visitors see another revision. */
  readonly isGuarded?: boolean;
}

/** The blocks of a page by name and picture: what was left out of each, and the switch that turns it off everywhere. */
export function Faults(props: FaultsProps) {
  const { templateId, list, shown } = props;
  const translate = useTranslate();
  const [asked, setAsked] = useState<NamedBlock>();
  const { status, request, problem } = useMutation(switchBlock);
  const title = translate('editorStatistics:faults');
  const { told, others } = useBlocks(props);
  const done = status === 'done' && request;
  const nameOf = (id: string): string => [...told, ...others].find((each) => each.id === id)?.name ?? id;
  const tableOf = (blocks: readonly NamedBlock[], label: string) => (
    <FiguresTable
      label={label}
      heads={columns.map((column) => ({ text: translate(`editorStatistics:${column}`) }))}
    >
      {blocks.map((named) => (
        <BlockRow key={named.id} templateId={templateId} named={named} list={list} onTurnOff={setAsked} />
      ))}
    </FiguresTable>
  );
  const othersLabel = translate('editorStatistics:otherBlocks', { count: others.length });
  return (
    <FiguresSection title={title}>
      <p className={styles.muted}>{translate('editorStatistics:faultsText')}</p>
      <p role="status">
        {done &&
          translate(done.isOff ? 'editorStatistics:switchedOff' : 'editorStatistics:switchedOn', {
            block: nameOf(done.blockId),
          })}
      </p>
      {asked === undefined && <ProblemNote problem={problem} />}
      {told.length === 0 ? (
        <p className={styles.muted}>
          {translate(shown === null ? 'editorStatistics:notPublished' : 'editorStatistics:noFaults')}
        </p>
      ) : (
        tableOf(told, title)
      )}
      {others.length > 0 && (
        <details className={own.others} open={told.length === 0}>
          <summary>{othersLabel}</summary>
          {tableOf(others, othersLabel)}
        </details>
      )}
      {asked !== undefined && (
        <TurnOffDialog templateId={templateId} named={asked} onClosed={() => setAsked(undefined)} />
      )}
    </FiguresSection>
  );
}
