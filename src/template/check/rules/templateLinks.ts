import { parseAddress } from '../../../kernel/address';
import type { Links } from '../../../generated/template';
import { addressesOf, ownOrigin } from '../addresses';
import { blocksOfType } from '../blocksOfType';
import type { Rule } from '../rule';
import type { Subject } from '../subject';
import { found, type Finding } from '../templateCheck';

/** A document may hold more under `links`: of what a later version put there nothing is known, not even that it is a text. */
const linkNames = ['download', 'agreement', 'after'] as const satisfies readonly (keyof Links)[];

/** Links to other templates that nobody can open yet. */
export const unpublishedTemplates: Rule = (subject, surroundings) => {
  const { isPublished } = surroundings;
  if (!isPublished) return [];
  const { links = {} } = subject.document;
  const named = linkNames.flatMap((name) =>
    links[name] === undefined ? [] : [{ id: links[name], path: `/links/${name}` }],
  );
  const addressed = addressesOf(subject).flatMap(({ kind, address, path }) => {
    const url = kind === 'link' ? parseAddress(address, ownOrigin(surroundings)) : undefined;
    const isLanding = url?.origin === ownOrigin(surroundings) && url.pathname.toLowerCase() === '/landing';
    const id = isLanding ? url.searchParams.get('id') : null;
    return id === null ? [] : [{ id, path }];
  });
  return [...named, ...addressed]
    .filter(({ id }) => id !== subject.document.id && !isPublished(id))
    .map(({ id, path }) => found('unpublishedTemplate', path, { id }));
};

const actionPaths = ({ actions }: Subject, type: 'download' | 'agreement'): string[] =>
  actions.filter(({ value }) => value.type === type).map(({ path }) => path);

/** What leads to a page that the template doesn't name; it then works only where the page's address names one. */
export const missingLinks: Rule = (subject): Finding[] => {
  const { links = {}, kind } = subject.document;
  const forms = blocksOfType(subject.blocks, 'registration').map(({ path }) => path);
  const lacks = (name: 'download' | 'agreement') => links[name] === undefined && kind !== name;
  return [
    ...(lacks('download')
      ? [...forms, ...actionPaths(subject, 'download')].map((path) => found('downloadLinkMissing', path))
      : []),
    ...(lacks('agreement')
      ? actionPaths(subject, 'agreement').map((path) => found('agreementLinkMissing', path))
      : []),
  ];
};
