import type { statisticsRows } from '../../../../editorCalls/insight';
import type { FaultList } from '../../../../generated/editor';
import { success, type Result } from '../../../../kernel/result';
import type { BlockFaultStore } from '../../../calls/clientErrors/blockFaultStore';
import { recordAudit } from '../../../store/recordAudit';
import { type CallInput, type CallReply, type Handlers, integerQuery } from '../../door/calls/call';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Editor } from '../../editor';
import type { BlockSwitches } from '../../../delivery/killSwitches/blockSwitches';
import { SwitchStore, switchReply } from '../../../delivery/killSwitches/switchStore';
import { CountReader } from './countReader';
import { clocksOf, dayOf, marketDaysSince } from '../../../calls/counting/marketDays';
import { groupsOf } from '../../../calls/counting/experimentGroups';
import { SqlTemplateStore } from '../../../store/sqlTemplateStore';
import { describeStatistics } from './describeStatistics';
import { dayMs, isDay } from '../../../../kernel/date';
import { recordOf } from '../../../../kernel/record';
import { walkBlocks } from '../../../../template/blockTree';
import type { Transaction } from 'kysely';
import type { Database } from '../../../store/database';

export interface StatisticsCallsOptions {
  readonly editor: Editor;
  readonly faults: Pick<BlockFaultStore, 'list'>;
  readonly switches: Pick<BlockSwitches, 'poll'>;
}

const defaultDays = 30;
/** Of figures that may be kept at all; more are as many. */
const maxDays = 4_000;

/** The days that are asked for, by the clocks of the page's market; the last thirty unless given. */
function rangeOf(
  { query }: CallInput<'from' | 'to' | 'days'>,
  now: number,
  clocks: number,
): Result<{ from: string; to: string }, Refusal> {
  const to = query('to') ?? dayOf(now, clocks);
  if (!isDay(to))
    return refuse('invalid', 'to is no day', {
      faults: [{ path: '/to', message: 'expected a day such as 2026-01-31' }],
    });
  const days = integerQuery(query('days'), defaultDays, maxDays);
  const from = query('from') ?? dayOf(Date.parse(to) - (days - 1) * dayMs);
  if (isDay(from) && from <= to) return success({ from, to });
  return refuse('invalid', 'from is no day before to', {
    faults: [{ path: '/from', message: 'expected a day not after to' }],
  });
}

function namesBlock(document: string, blockId: string): boolean {
  const { blocks } = recordOf(JSON.parse(document));
  return [...walkBlocks<unknown>(blocks)].some(({ block }) => recordOf(block).id === blockId);
}

/** Whether a switch has something to turn: a block of what visitors see, saw last, or in part see already, or one that is off. */
async function hasBlock(open: Transaction<Database>, id: string, blockId: string): Promise<boolean> {
  const templates = new SqlTemplateStore(open);
  const { shown, guard } = (await templates.shown(id)) ?? {};
  const seen = shown ? [shown, guard?.next] : [await templates.ended(id)];
  if (seen.some((revision) => revision && namesBlock(revision.document, blockId))) return true;
  return (await new SwitchStore(open).ofTemplate(id)).some((off) => off.blockId === blockId);
}

/** How a template's pages do, what went wrong on them, and the switch that turns a block off everywhere. */
export function statisticsCalls({
  editor,
  faults,
  switches,
}: StatisticsCallsOptions): Handlers<typeof statisticsRows> {
  const { database, clock, brand, publicOrigin } = editor;
  const reader = new CountReader(database);
  const store = new SwitchStore(database);
  const templates = new SqlTemplateStore(database);
  /** Calls to another origin than ours are answered there, and nothing of them is seen here. */
  const isCounted = brand.apiOrigin === '' || brand.apiOrigin === publicOrigin;

  async function listFaults(id: string): Promise<Result<CallReply, Refusal>> {
    const [found, off] = await Promise.all([faults.list(id), store.ofTemplate(id)]);
    const body: FaultList = {
      faults: found.map(({ templateId: _templateId, ...fault }) => fault),
      switches: off.map(switchReply),
    };
    return success({ body });
  }

  return {
    'GET /templates/:id/statistics': async (input) => {
      const id = input.parameters.id ?? '';
      const live = (await templates.published(id)) ?? (await templates.ended(id));
      const clocks = live ? clocksOf(live) : 0;
      const range = rangeOf(input, clock(), clocks);
      if (!range.ok) return range;
      const since = await marketDaysSince(database);
      const utcDaysUntil = since === undefined || clocks === 0 ? null : dayOf(since, clocks);
      const weights = live ? groupsOf(live) : new Map<string, number>();
      const body = await describeStatistics(reader, { id, range: range.value, now: clock(), weights });
      return success({ body: { isCounted, utcDaysUntil, ...body } });
    },
    'GET /templates/:id/faults': ({ parameters: { id = '' } }) => listFaults(id),
    'PUT /templates/:id/switches/:blockId': async (
      { parameters: { id = '', blockId = '' }, caller: { account } },
      { isOff },
    ) => {
      const now = clock();
      const change = { templateId: id, blockId, isOff, accountId: account.id, accountName: account.name };
      const found = await database.transaction().execute(async (open) => {
        if (!(await hasBlock(open, id, blockId))) return false;
        await store.change(open, change, now);
        await recordAudit(open, {
          at: now,
          actor: account,
          action: 'blockSwitched',
          subject: id,
          templateId: id,
          detail: { blockId, isOff },
        });
        return true;
      });
      if (!found) return refuse('notFound', 'what visitors see has no such block');
      await switches.poll();
      return listFaults(id);
    },
  };
}
