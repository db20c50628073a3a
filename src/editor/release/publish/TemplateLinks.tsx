import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ApprovalStanding } from '../../../generated/editor';
import { ApprovalLinks } from '../approvalLinks/ApprovalLinks';
import { selectMay } from '../../kit/session/sessionSlice';

interface TemplateLinksProps {
  readonly id: string;
  readonly approval: ApprovalStanding;
}

/** Beside the answers about a template's draft: links by which somebody without an account gives one. */
export function TemplateLinks({ id, approval: { state, sha256 } }: TemplateLinksProps) {
  const mayPublish = useSelector(selectMay('publisher'));
  const subject = useMemo(() => ({ template: id }), [id]);
  if (!mayPublish || state === 'outdated') return null;
  return <ApprovalLinks key={state} subject={subject} sha256={sha256} />;
}
