import type { Configuration } from './settings/configuration';

/** The address of the host on its own machine, where no other is configured. */
function ownOrigin({ host, port }: Pick<Configuration, 'host' | 'port'>): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The address that people see: PUBLIC_ORIGIN, else the host's own (contract §2). */
export const originOf = (configuration: Pick<Configuration, 'publicOrigin' | 'host' | 'port'>): string =>
  configuration.publicOrigin ?? ownOrigin(configuration);
