import { propRoles, type PropRole } from '../generated/propRoles';

/** What becomes of the props of each role; undefined removes one, a role without a change stays. */
export type RoleChanges = Readonly<Partial<Record<PropRole, (found: unknown) => unknown>>>;

/** Where a block type's roles stand in its props, so that one walk finds them all. */
interface RoleTree {
  role?: PropRole;
  items?: RoleTree;
  readonly keys: Map<string, RoleTree>;
  /** Every role of a type, at its root: types without a link need no search for one. */
  readonly roles: Set<PropRole>;
}

const emptyTree = (): RoleTree => ({ keys: new Map(), roles: new Set() });

function branchAt(tree: RoleTree, segment: string): RoleTree {
  if (segment === '*') return (tree.items ??= emptyTree());
  const branch = tree.keys.get(segment) ?? emptyTree();
  tree.keys.set(segment, branch);
  return branch;
}

function treeOf(type: string): RoleTree {
  const tree = emptyTree();
  const roles = Object.hasOwn(propRoles, type) ? (propRoles[type] ?? []) : [];
  for (const { path, role } of roles) {
    path.reduce(branchAt, tree).role = role;
    tree.roles.add(role);
  }
  return tree;
}

const trees: ReadonlyMap<string, RoleTree> = new Map(
  Object.keys(propRoles).map((type) => [type, treeOf(type)]),
);
const withoutRoles = emptyTree();

function changeItems(list: readonly unknown[], tree: RoleTree, changes: RoleChanges): readonly unknown[] {
  const changed = list.map((item) => changeAt(item, tree, changes));
  if (changed.every((item, position) => item === list[position])) return list;
  return changed.filter((item) => item !== undefined);
}

/** Copies once, and only where something changes: templates are long and phones are slow. */
function changeKeys(value: object, keys: RoleTree['keys'], changes: RoleChanges): object {
  const before = value as Readonly<Record<string, unknown>>;
  let after: Record<string, unknown> | undefined;
  for (const [key, branch] of keys) {
    if (!Object.hasOwn(before, key)) continue;
    const changed = changeAt(before[key], branch, changes);
    if (changed === before[key]) continue;
    after ??= { ...before };
    if (changed === undefined) Reflect.deleteProperty(after, key);
    else after[key] = changed;
  }
  return after ?? value;
}

function changeAt(value: unknown, tree: RoleTree, changes: RoleChanges): unknown {
  if (tree.role) return changes[tree.role] ? changes[tree.role]?.(value) : value;
  if (Array.isArray(value)) return tree.items ? changeItems(value, tree.items, changes) : value;
  return typeof value === 'object' && value !== null ? changeKeys(value, tree.keys, changes) : value;
}

/** A block type's props with the changes applied wherever its schema gives a role; the very same where nothing changes. */
export function changeProps(type: string, props: object, changes: RoleChanges): object {
  const { keys, roles } = trees.get(type) ?? withoutRoles;
  for (const role in changes) if (roles.has(role as PropRole)) return changeKeys(props, keys, changes);
  return props;
}
