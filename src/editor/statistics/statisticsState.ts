import type { FaultList, Statistics, TemplateDetails } from '../../generated/editor';
import { createAct, type ActState } from '../data/act';
import { createResource, type ResourceState } from '../data/resource';

export interface StatisticsRequest {
  readonly templateId: string;
  /** How many days up to today. */
  readonly days: number;
}

export interface SwitchRequest {
  readonly templateId: string;
  readonly blockId: string;
  readonly isOff: boolean;
}

export const statistics = createResource<StatisticsRequest, Statistics>('statistics');
/** The request is the template's id, here and below. */
export const countedTemplate = createResource<string, TemplateDetails>('countedTemplate');
export const faultList = createResource<string, FaultList>('faultList');
export const switchBlock = createAct<SwitchRequest, FaultList>('switchBlock');

export const statisticsReducers = {
  statistics: statistics.reducer,
  countedTemplate: countedTemplate.reducer,
  faultList: faultList.reducer,
  switchBlock: switchBlock.reducer,
};

interface WithStatistics {
  readonly statistics: ResourceState<StatisticsRequest, Statistics>;
  readonly countedTemplate: ResourceState<string, TemplateDetails>;
  readonly faultList: ResourceState<string, FaultList>;
  readonly switchBlock: ActState<SwitchRequest, FaultList>;
}

export const selectStatistics = (state: WithStatistics) => state.statistics;
export const selectFaults = (state: WithStatistics) => state.faultList;
export const selectSwitching = (state: WithStatistics) => state.switchBlock;
export const selectCountedTemplate = (state: WithStatistics) => state.countedTemplate.value;
