import { type Result, success } from '../../../../kernel/result';
import { refuse, type Refusal } from '../../door/calls/refusal';
import type { Member } from './bundleStore';

/** What is wrong with one template of a bundle. */
export interface MemberFault {
  readonly path: string;
  readonly message: string;
}

/** The templates that are not what approval was asked for. */
export const changedOf = (members: readonly Member[]): readonly MemberFault[] =>
  members.flatMap(({ template_id, asked_sha256, after }) =>
    asked_sha256 === null || asked_sha256 === (after?.sha256 ?? null)
      ? []
      : [{ path: `/templates/${template_id}`, message: 'has changed since approval was asked for' }],
  );

/** Other bytes than the caller has seen. */
export const refuseChangedMembers = (faults: readonly MemberFault[]) =>
  refuse('conflict', 'a template of the bundle has changed since: look at it again', {
    faults: [...faults],
  });

export const refuseChangedBundle = (members: readonly Member[]) => refuseChangedMembers(changedOf(members));

/** Something of a template keeps the whole bundle back; each such template is named. */
export function checkObstacles(members: readonly Member[]): Result<undefined, Refusal> {
  const faults = members.flatMap(({ template_id, obstacle }) =>
    obstacle === null ? [] : [{ path: `/templates/${template_id}`, message: obstacle }],
  );
  if (faults.length === 0) return success(undefined);
  return refuse('conflict', 'a template of the bundle is in the way of all', { faults });
}
