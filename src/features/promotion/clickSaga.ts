import { put, takeEvery } from 'typed-redux-saga';
import { readParameters } from '../../api/pageParameters';
import { decodeClickId, readClickHeader } from '../../codec/clickId';
import { type ClickId, writeClickId } from '../../kernel/clickId';
import type { VisitDependencies } from './visit';
import { clickChanged, registered } from './registrationEvents';
import { agreedClickName } from './agreedClickName';

type Visit = Pick<VisitDependencies, 'window' | 'session' | 'brand'>;

/** The first of the brand's kinds that the address has. */
function arrivedClick({ window: { location }, brand: { clickIds = [] } }: Visit): ClickId | undefined {
  const parameters = readParameters(location);
  for (const kind of clickIds) {
    const click = decodeClickId(kind, parameters[kind] ?? '');
    if (click) return click;
  }
  return undefined;
}

/** What was agreed to in this tab, as far as the brand still has it told. */
function agreedClick({ session, brand: { clickIds = [] } }: Visit): ClickId | undefined {
  const click = readClickHeader(session.get(agreedClickName) ?? '');
  return click && clickIds.includes(click.kind) ? click : undefined;
}

/**
 * The click id of this visit. Until the visitor agrees it stands in the address alone, where it came; then in this tab, so
 * that a reload or another page of ours finds it, and after the registration nowhere.
 */
export function* watchClick(dependencies: Visit) {
  const { session } = dependencies;
  const arrived = arrivedClick(dependencies);
  const agreed = agreedClick(dependencies);
  const click = arrived ?? agreed;
  if (!click) return;
  yield* takeEvery(clickChanged, ({ payload }) => {
    if (payload.isAgreed) session.set(agreedClickName, writeClickId(payload));
    else session.remove(agreedClickName);
  });
  yield* takeEvery(registered, () => session.remove(agreedClickName));
  // Last, so that what was agreed to about an earlier click goes.
  yield* put(clickChanged({ ...click, isAgreed: agreed !== undefined && agreed.id === click.id }));
}
