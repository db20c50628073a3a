import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

interface Bill {
  readonly metadata: { readonly component: Component & { readonly name: string }; readonly tools: unknown };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

const maxBytes = 32 * 1_024 * 1_024;

const isForDevelopment = ({ properties }: Component): boolean =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

/**
 * What ships, as CycloneDX: npm's own list of the locked packages without what development alone needs (npm's `--omit dev`
 * leaves out what both need). Without the time and the random number, so that the same lock file gives the same bytes.
 */
export async function billOfMaterials(root: string, name: string): Promise<string> {
  const parameters = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const { stdout } = await promisify(execFile)('npm', parameters, { cwd: root, maxBuffer: maxBytes });
  const { metadata, components, dependencies, ...head } = JSON.parse(stdout) as Bill & {
    serialNumber?: string;
  };
  delete head.serialNumber;
  const left = components.filter((component) => !isForDevelopment(component));
  const refs = new Set([metadata.component, ...left].map((component) => component['bom-ref']));
  const bill = {
    ...head,
    metadata: { tools: metadata.tools, component: { ...metadata.component, name } },
    components: left,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
