import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import validateBrand from '../../src/generated/validators/brand';
import { fileVariable, isSecret, settingNames } from '../../src/host/process/settings/settings';
import { isRecord, recordOf } from '../../src/kernel/record';

const root = path.resolve(__dirname, '../..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const hasKubectl = spawnSync('kubectl', ['version', '--client'], { stdio: 'ignore' }).status === 0;
const known = new Set([...settingNames, ...settingNames.filter(isSecret).map(fileVariable), 'NODE_ENV']);

/** A value by the names on the way to it. */
const at = (value: unknown, ...names: readonly (string | number)[]): unknown =>
  names.reduce<unknown>(
    (found, name) => (found as Record<string | number, unknown> | undefined)?.[name],
    value,
  );
const listAt = (value: unknown, ...names: readonly (string | number)[]): readonly unknown[] =>
  at(value, ...names) as readonly unknown[];

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  it('is one that builders understand', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it('runs the program that npm run serve runs, as nobody in particular, with settings that the host knows', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Record<string, string> };
    const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(image).toContain(
      `CMD ${JSON.stringify(scripts.serve?.split(' ').slice(1)).replaceAll(',', ', ')}`,
    );
    expect(image.indexOf('USER node')).toBeGreaterThan(0);
    const names = [...image.matchAll(/^(?:ENV)? +([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => !known.has(name ?? ''))).toEqual([]);
  });

  it('holds what npm run build puts out and what that needs, and nothing else', () => {
    const stages = dockerfile.split(/\n(?=FROM )/);
    const [build = '', image = ''] = stages.slice(-2);
    const copied = [...image.matchAll(/^COPY --from=build (.+) (\S+)$/gm)].map(([, from, to]) => [from, to]);
    expect(copied).toEqual([
      ['/source/package.json /source/LICENSE', './'],
      ['/source/node_modules', './node_modules'],
      ['/source/dist', './dist'],
    ]);
    expect(image).not.toMatch(/^(ADD|RUN npm)/m);
    const steps = ['npm ci', 'COPY . .', 'npm run build', 'npm prune --omit=dev'].map((step) =>
      build.indexOf(step),
    );
    expect(steps.every((place) => place > 0)).toBe(true);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });

  it('is sent nothing that it does not build from, and all that it does', () => {
    const left = new Set(read('.dockerignore').split('\n'));
    expect(left).toContain('.git');
    expect(left).toContain('node_modules');
    const needed = [
      'src',
      'schemas',
      'locales',
      'brands',
      'templates',
      'scripts',
      'package.json',
      'webpack.config.ts',
    ];
    expect(needed.filter((name) => left.has(name) || !readdirSync(root).includes(name))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  const compose: unknown = parse(read('compose.yaml'), { merge: true });
  const services = recordOf(at(compose, 'services'));
  const example = Object.fromEntries(
    read('deploy/compose/example.env')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const hosts = Object.entries(services).filter(([name]) => name.startsWith('host-'));

  it('starts two hosts with settings that they know, each secret from a file that it is given', () => {
    expect(hosts.map(([name]) => name)).toEqual(['host-a', 'host-b']);
    for (const [, host] of hosts) {
      const settings = Object.entries(recordOf(at(host, 'environment')));
      expect(settings.filter(([name]) => !known.has(name))).toEqual([]);
      for (const [name, value] of settings.filter(([name]) => name.endsWith('_FILE'))) {
        const secret = String(value).replace('/run/secrets/', '');
        expect([name, listAt(host, 'secrets')]).toEqual([name, expect.arrayContaining([secret])]);
        const variable = String(at(compose, 'secrets', secret, 'environment'));
        expect(example).toHaveProperty(variable);
      }
      expect(settings.filter(([name]) => isSecret(name as 'PORT'))).toEqual([]);
    }
  });

  it('has hosts where nginx looks for them, and lets each write where it must and nowhere else', () => {
    const upstreams = [...read('docs/operators/nginx.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(
      ([, port]) => port,
    );
    for (const [, host] of hosts) {
      expect(upstreams).toContain(String(at(host, 'environment', 'PORT')));
      expect(at(host, 'network_mode')).toBe('service:sandbox');
      expect(at(host, 'read_only')).toBe(true);
      expect(at(host, 'cap_drop')).toEqual(['ALL']);
      expect(listAt(host, 'volumes')).toEqual([expect.stringMatching(/:\/data$/)]);
    }
    expect(at(services, 'nginx', 'volumes', 0)).toMatch(/^\.\/docs\/operators\/nginx\.conf:/);
  });

  it('comes with an example of all that it asks for', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name ?? '');
    expect(asked.length).toBeGreaterThan(0);
    for (const name of asked) expect(example).toHaveProperty(name);
    expect(example.DATABASE_URL).toContain(`:${example.DATABASE_PASSWORD}@database:5432/`);
    expect((example.PRIVACY_KEY ?? '').length).toBeGreaterThanOrEqual(32);
    expect((example.EDITOR_ADMIN_PASSWORD ?? '').length).toBeGreaterThanOrEqual(12);
  });
});

describe('deploy/kubernetes', () => {
  const folder = 'deploy/kubernetes';
  const kustomization: unknown = parse(read(`${folder}/kustomization.yaml`));
  const documents = listAt(kustomization, 'resources').flatMap((name) =>
    parseAllDocuments(read(`${folder}/${String(name)}`)).map((document) => document.toJS() as unknown),
  );
  const deployment = documents.find((document) => at(document, 'kind') === 'Deployment');
  const pod = at(deployment, 'spec', 'template', 'spec');
  const host = at(pod, 'containers', 0);

  it('takes in every manifest that lies there', () => {
    const files = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.yaml'));
    expect([...listAt(kustomization, 'resources'), 'kustomization.yaml'].sort()).toEqual(files.sort());
    expect(documents.every(isRecord)).toBe(true);
  });

  // What `kubectl apply --kustomize` would send, made by its own code where that is installed.
  (hasKubectl ? it : it.skip)('is put together by kubectl as it lies there', () => {
    const made = parseAllDocuments(
      execFileSync('kubectl', ['kustomize', path.join(root, folder)], { encoding: 'utf8' }),
    ).map((document) => document.toJS() as unknown);
    const kinds = (list: readonly unknown[]) => list.map((each) => String(at(each, 'kind')));
    expect(kinds(made).toSorted()).toEqual([...kinds(documents), 'ConfigMap', 'ConfigMap'].toSorted());
    const names = made
      .filter((each) => at(each, 'kind') === 'ConfigMap')
      .map((each) => at(each, 'metadata', 'name'));
    const sent = made.find((each) => at(each, 'kind') === 'Deployment');
    const used = JSON.stringify(at(sent, 'spec', 'template', 'spec'));
    for (const name of names) expect(used).toContain(`"${String(name)}"`);
  });

  it('chooses the same pods everywhere', () => {
    const labels = at(deployment, 'spec', 'template', 'metadata', 'labels');
    const chosen = documents.flatMap((document) => [
      at(document, 'spec', 'selector', 'matchLabels'),
      at(document, 'spec', 'podSelector', 'matchLabels'),
      at(document, 'kind') === 'Service' ? at(document, 'spec', 'selector') : undefined,
    ]);
    for (const selector of chosen.filter((each) => each !== undefined)) expect(selector).toEqual(labels);
  });

  it('sets what the host knows, and mounts what it says', () => {
    const settings = new Map(listAt(host, 'env').map((each) => [at(each, 'name'), at(each, 'value')]));
    const literals = at(kustomization, 'configMapGenerator', 1, 'literals') as readonly string[];
    const names = [...settings.keys(), ...literals.map((literal) => literal.split('=')[0])];
    expect(names.filter((name) => !known.has(String(name)))).toEqual([]);
    const mounts = listAt(host, 'volumeMounts').map((mount) => String(at(mount, 'mountPath')));
    for (const [name, value] of settings)
      if (String(value).startsWith('/'))
        expect([name, mounts.some((mount) => String(value).startsWith(`${mount}/`))]).toEqual([name, true]);
    const volumes = listAt(pod, 'volumes').map((volume) => at(volume, 'name'));
    expect(listAt(host, 'volumeMounts').map((mount) => at(mount, 'name'))).toEqual(volumes);
  });

  it('waits for a host that drains as long as docs/operators/updating.md asks', () => {
    const delay = Number(
      at(
        listAt(host, 'env').find((each) => at(each, 'name') === 'DRAIN_DELAY_S'),
        'value',
      ),
    );
    const seen =
      Number(at(host, 'readinessProbe', 'periodSeconds')) *
      Number(at(host, 'readinessProbe', 'failureThreshold'));
    expect(delay).toBeGreaterThan(seen);
    expect(Number(at(pod, 'terminationGracePeriodSeconds'))).toBeGreaterThanOrEqual(delay + 12);
  });

  it('keeps hosts while machines are drained, and lets none write outside its folders', () => {
    const budget = documents.find((document) => at(document, 'kind') === 'PodDisruptionBudget');
    expect(Number(at(budget, 'spec', 'minAvailable'))).toBeLessThan(
      Number(at(deployment, 'spec', 'replicas')),
    );
    expect(at(host, 'securityContext')).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
    expect(at(pod, 'securityContext', 'runAsNonRoot')).toBe(true);
  });

  it('comes with a brand file that the host takes', () => {
    expect(validateBrand(JSON.parse(read(`${folder}/brand.json`)))).toBe(true);
  });
});
