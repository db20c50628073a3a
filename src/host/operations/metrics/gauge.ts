import { Gauge, type Registry } from 'prom-client';

type Values = Readonly<Record<string, number>>;

/** A figure that is read when somebody asks; left out where it is not known. */
export function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => Promise<number | undefined> | number | undefined,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}

/** The same, one figure a value of a label. */
export function addGauges(
  registry: Registry,
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
  read: () => Values | undefined,
): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [each, value] of Object.entries(read() ?? {})) this.set({ [label]: each }, value);
    },
  });
}
