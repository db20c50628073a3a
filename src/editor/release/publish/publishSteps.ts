import type { OwnAccount, TemplateDetails } from '../../../generated/editor';
import { includesRole } from '../../../kernel/roles';

/** From the draft to what visitors see: what blocks it, what changes, then when it is shown or who approves it. */
export const publishSteps = ['checks', 'changes', 'last'] as const;
export type PublishStep = (typeof publishSteps)[number];

/** What the last step offers: exactly what the host will do for this person. */
export type LastStep =
  /** Visitors see these very bytes already: only their end can be set. */
  | 'end'
  | 'publish'
  /** Another person's question is answered first. */
  | 'answer'
  | 'ask'
  /** It would have to be asked about, and there is nobody to ask. */
  | 'nobody'
  /** Somebody else has to act, or there is nothing to do. */
  | 'wait';

const isAsLive = ({ draft, live }: TemplateDetails): boolean =>
  draft === null || draft.sha256 === live?.sha256;

interface Asked {
  readonly details: TemplateDetails;
  readonly account: Pick<OwnAccount, 'role'> | undefined;
  readonly requiresApproval: boolean;
}

const isDraftApproved = ({ draft, approvals }: TemplateDetails): boolean =>
  approvals.some(({ sha256, approvedAt }) => sha256 === draft?.sha256 && approvedAt !== undefined);

/** What the way to visitors is called for this person: what its last step offers, or what it is about. */
export type PublishLabel = 'publish' | 'review' | 'ask' | 'approval' | 'changes';

export function publishLabelOf(asked: Asked): PublishLabel {
  const { details, account } = asked;
  switch (lastStepOf(asked)) {
    case 'publish':
    case 'end':
      return 'publish';
    case 'answer':
      return 'review';
    case 'ask':
      return 'ask';
    case 'nobody':
      return 'approval';
    case 'wait':
      if (!account || !includesRole(account.role, 'editor')) return 'changes';
      if (includesRole(account.role, 'publisher') && !asked.requiresApproval) return 'publish';
      // What is not changed yet will be asked for.
      return isAsLive(details) ? 'ask' : 'approval';
  }
}

export function lastStepOf({ details, account, requiresApproval }: Asked): LastStep {
  const { draft, live, approval, askable } = details;
  const may = (role: OwnAccount['role']): boolean =>
    account !== undefined && includesRole(account.role, role);
  if (draft === null || isAsLive(details)) return live && may('publisher') ? 'end' : 'wait';
  const isAsked = approval?.state === 'waiting' && approval.sha256 === draft.sha256;
  if (isAsked && approval.waitsForYou && approval.isYours !== true) return 'answer';
  if (may('publisher') && (!requiresApproval || isDraftApproved(details))) return 'publish';
  if (isAsked || isDraftApproved(details) || !may('editor')) return 'wait';
  return askable.length > 0 ? 'ask' : 'nobody';
}
