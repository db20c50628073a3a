import { spawn } from 'typed-redux-saga';
import type { CampaignList } from '../../../generated/editor';
import { getCalendar } from '../../../generated/editorCalls/getCalendar';
import type { EditorClient } from '../../kit/api/editorClient';
import { createResource, watchResource } from '../../kit/data/resource';
import type { EditorDependencies, EditorFeature } from '../../kit/shell/feature';
import { spanOf } from './calendarMonth';

/** The request is the month. */
export const campaignList = createResource<string, CampaignList>('campaignList');

const getCampaigns = (client: EditorClient) => (month: string) => client.send(getCalendar(spanOf(month)));

function* watchCalendar({ client }: EditorDependencies) {
  yield* spawn(watchResource, campaignList, getCampaigns(client));
}

export const calendarFeature: EditorFeature = { slices: [campaignList], saga: watchCalendar };
