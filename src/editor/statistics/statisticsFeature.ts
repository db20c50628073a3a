import type { StateFromReducersMapObject } from '@reduxjs/toolkit';
import { put, spawn } from 'typed-redux-saga';
import type { FaultList, Statistics, TemplateDetails } from '../../generated/editor';
import validateFaults from '../../generated/validators/editor/faultList';
import validateDetails from '../../generated/validators/editor/templateDetails';
import validateStatistics from '../../generated/validators/editor/statistics';
import type { EditorClient } from '../api/editorClient';
import { watchMutation, createMutation } from '../data/mutation';
import { watchResource, createResource } from '../data/resource';
import type { EditorDependencies, EditorFeature } from '../shell/feature';

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
export const switchBlock = createMutation<SwitchRequest, FaultList>('switchBlock');

const statisticsReducers = {
  statistics: statistics.reducer,
  countedTemplate: countedTemplate.reducer,
  faultList: faultList.reducer,
  switchBlock: switchBlock.reducer,
};

type WithStatistics = StateFromReducersMapObject<typeof statisticsReducers>;

export const selectStatistics = (state: WithStatistics) => state.statistics;
export const selectFaults = (state: WithStatistics) => state.faultList;
export const selectSwitching = (state: WithStatistics) => state.switchBlock;
export const selectCountedTemplate = (state: WithStatistics) => state.countedTemplate.value;

const dayMs = 86_400_000;

/** UTC, as the host counts. */
const dayBefore = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

const getStatistics =
  (client: EditorClient) =>
  ({ templateId, days }: StatisticsRequest) =>
    client.get<Statistics>(`${pathOf(templateId)}/statistics`, validateStatistics, {
      from: dayBefore(days - 1),
      to: dayBefore(0),
    });

const getTemplate = (client: EditorClient) => (id: string) =>
  client.get<TemplateDetails>(pathOf(id), validateDetails);

const getFaults = (client: EditorClient) => (templateId: string) =>
  client.get<FaultList>(`${pathOf(templateId)}/faults`, validateFaults);

const putSwitch =
  (client: EditorClient) =>
  ({ templateId, blockId, isOff }: SwitchRequest) =>
    client.send<FaultList>(
      'PUT',
      `${pathOf(templateId)}/switches/${encodeURIComponent(blockId)}`,
      validateFaults,
      { isOff },
    );

function* watchStatistics({ client }: EditorDependencies) {
  function* showFaults(list: FaultList) {
    yield* put(faultList.arrived(list));
  }
  yield* spawn(watchResource, statistics, getStatistics(client));
  yield* spawn(watchResource, countedTemplate, getTemplate(client));
  yield* spawn(watchResource, faultList, getFaults(client));
  yield* spawn(watchMutation, switchBlock, putSwitch(client), showFaults);
}

export const statisticsFeature: EditorFeature = { reducers: statisticsReducers, saga: watchStatistics };
