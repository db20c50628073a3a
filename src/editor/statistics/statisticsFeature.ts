import { put, spawn } from 'typed-redux-saga';
import type { FaultList, Statistics, TemplateDetails } from '../../generated/editor';
import validateFaults from '../../generated/validators/editor/faultList';
import validateDetails from '../../generated/validators/editor/templateDetails';
import validateStatistics from '../../generated/validators/editor/statistics';
import type { EditorClient } from '../api/editorClient';
import { watchAct } from '../data/watchAct';
import { watchResource } from '../data/watchResource';
import type { EditorDependencies, EditorFeature } from '../shell/feature';
import * as state from './statisticsState';

const dayMs = 86_400_000;

/** UTC, as the host counts. */
const dayBefore = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const pathOf = (id: string): string => `/templates/${encodeURIComponent(id)}`;

const getStatistics =
  (client: EditorClient) =>
  ({ templateId, days }: state.StatisticsRequest) =>
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
  ({ templateId, blockId, isOff }: state.SwitchRequest) =>
    client.send<FaultList>(
      'PUT',
      `${pathOf(templateId)}/switches/${encodeURIComponent(blockId)}`,
      validateFaults,
      { isOff },
    );

function* watchStatistics({ client }: EditorDependencies) {
  function* showFaults(list: FaultList) {
    yield* put(state.faultList.arrived(list));
  }
  yield* spawn(watchResource, state.statistics, getStatistics(client));
  yield* spawn(watchResource, state.countedTemplate, getTemplate(client));
  yield* spawn(watchResource, state.faultList, getFaults(client));
  yield* spawn(watchAct, state.switchBlock, putSwitch(client), showFaults);
}

export const statisticsFeature: EditorFeature = { reducers: state.statisticsReducers, saga: watchStatistics };
