import { put, spawn } from 'typed-redux-saga';
import type { FaultList, Statistics } from '../../../generated/editor';
import { getTemplatesIdFaults } from '../../../generated/editorCalls/getTemplatesIdFaults';
import { getTemplatesIdStatistics } from '../../../generated/editorCalls/getTemplatesIdStatistics';
import { putTemplatesIdSwitchesBlockId } from '../../../generated/editorCalls/putTemplatesIdSwitchesBlockId';
import type { EditorClient } from '../../kit/api/editorClient';
import { watchMutation, createEditorMutation } from '../../kit/data/mutation';
import { watchResource, createResource } from '../../kit/data/resource';
import { getDetails } from '../../kit/data/template';
import { countedTemplate } from './countedTemplate';
import { experimentSlices, watchExperiments } from './experimentsFeature';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';

interface StatisticsRequest {
  readonly templateId: string;
  readonly days: number;
}

interface SwitchRequest {
  readonly templateId: string;
  readonly blockId: string;
  readonly isOff: boolean;
}

export const statistics = createResource<StatisticsRequest, Statistics>('statistics');
/** The request is the template's id. */
export const faultList = createResource<string, FaultList>('faultList');
export const switchBlock = createEditorMutation<SwitchRequest, FaultList>('switchBlock');

const getStatistics =
  (client: EditorClient) =>
  ({ templateId, days }: StatisticsRequest) =>
    client.send(getTemplatesIdStatistics({ id: templateId, days }));

const getFaults = (client: EditorClient) => (templateId: string) =>
  client.send(getTemplatesIdFaults({ id: templateId }));

const putSwitch =
  (client: EditorClient) =>
  ({ templateId, blockId, isOff }: SwitchRequest) =>
    client.send(putTemplatesIdSwitchesBlockId({ id: templateId, blockId, isOff }));

function* watchStatistics({ client }: EditorDependencies) {
  function* showFaults(list: FaultList) {
    yield* put(faultList.arrived(list));
  }
  yield* spawn(watchResource, statistics, getStatistics(client));
  yield* spawn(watchResource, countedTemplate, getDetails(client));
  yield* spawn(watchResource, faultList, getFaults(client));
  yield* spawn(watchExperiments, client);
  yield* spawn(watchMutation, switchBlock, putSwitch(client), showFaults);
}

export const statisticsFeature: EditorFeature = {
  slices: [statistics, countedTemplate, faultList, switchBlock, ...experimentSlices],
  saga: watchStatistics,
};
