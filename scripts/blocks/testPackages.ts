import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blockSchemasOf } from '../generate/blockModules';
import { readSchemaFiles } from '../generate/schemaFiles';
import { readPackages } from './composeBlocks';
import type { Fixtures } from './fixtureProgram';
import { loadFixtures } from './loadFixtures';
import type { ReadPackage } from './readPackage';
import { propsTypes } from './writeTypes';

export interface TestedPackages {
  readonly lines: readonly string[];
  readonly isSound: boolean;
}

/** What is wrong with a block as the host draws it and the checks see it. */
function problemsOf({ manifest: { type } }: ReadPackage, { languages, draw }: Fixtures): readonly string[] {
  return languages.flatMap((language) => {
    const { html, faults, findings } = draw(type, language);
    const inside = /<div id="block-fixture"[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1] ?? '';
    return [
      ...faults.map(({ kind, detail }) => `${language}: ${kind}: ${detail}`),
      ...findings.map(({ path: place, message }) => `${language}: ${place}: ${message}`),
      ...(inside.startsWith('<') ? [] : [`${language}: the fixture draws nothing`]),
      ...(/ style=/.test(inside) ? [`${language}: draws a style attribute, which the policy forbids`] : []),
    ];
  });
}

/** Reads packages, builds them, draws their fixtures in every language and runs the checks. */
export async function testPackages(entries: readonly string[], root: string): Promise<TestedPackages> {
  const { common } = blockSchemasOf(readSchemaFiles(path.join(root, 'schemas')));
  const blocks = entries.join(',');
  const packages = readPackages(blocks, root, common);
  const fixtures = await loadFixtures(blocks, root);
  const lines: string[] = [];
  let isSound = true;
  for (const each of packages) {
    const types = path.join(each.folder, 'props.ts');
    const written = existsSync(types) ? readFileSync(types, 'utf8') : undefined;
    const isCurrent = written === (await propsTypes(each.file, common));
    const stale = isCurrent
      ? []
      : [`${types} is not what props.schema.json says. Run: npm run blocks -- types ${each.folder}`];
    const problems = [...stale, ...problemsOf(each, fixtures)];
    const kept = each.manifest.isStatic ? 'static' : 'live';
    lines.push(`${problems.length === 0 ? '✓' : '✗'} ${each.manifest.type}: ${each.bytes} bytes, ${kept}`);
    lines.push(...problems.map((problem) => `  ${problem}`));
    isSound &&= problems.length === 0;
  }
  return { lines, isSound };
}
