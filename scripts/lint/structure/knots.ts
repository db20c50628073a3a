/** An import of one file by another, as paths from the project's root. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** The folder below `folder` that a file is in; undefined where it stands beside the rooms or elsewhere. */
function roomIn(folder: string, file: string): string | undefined {
  if (!file.startsWith(`${folder}/`)) return undefined;
  const [name, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 ? name : undefined;
}

/** Which room imports which, of the rooms right below a folder. */
function importsOfRooms(folder: string, arrows: readonly Arrow[]): ReadonlyMap<string, ReadonlySet<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [one, other] = [roomIn(folder, from), roomIn(folder, to)];
    if (one === undefined || other === undefined || one === other) continue;
    imports.set(one, (imports.get(one) ?? new Set()).add(other));
  }
  return imports;
}

function reach(from: string, imports: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...(imports.get(from) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return reached;
}

/** Rooms right below a folder that import one another in a loop. */
export function knottedRooms(folder: string, arrows: readonly Arrow[]): readonly string[] {
  const imports = importsOfRooms(folder, arrows);
  return [...imports.keys()].filter((room) => reach(room, imports).has(room)).sort();
}

/** Every folder from `folder` down that has folders of its own with code in them. */
export function levelsOf(folder: string, files: readonly string[]): readonly string[] {
  const levels = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (let depth = folder.split('/').length; depth < parts.length - 1; depth += 1)
      if (file.startsWith(`${folder}/`)) levels.add(parts.slice(0, depth).join('/'));
  }
  return [...levels].sort();
}

/** The rooms right below a folder. */
export const roomsOf = (folder: string, files: readonly string[]): readonly string[] =>
  [...new Set(files.flatMap((file) => roomIn(folder, file) ?? []))].sort();
