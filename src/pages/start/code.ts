import { codeAttribute } from '../bootData';

/** Read at once: a script is known to itself only while it runs for the first time. */
const addresses = document.currentScript?.getAttribute(codeAttribute)?.split(' ') ?? [];
const [main, ...others] = addresses;

/** That something can't be had is said where it is needed. */
async function fetchOne(address: string, priority: RequestPriority): Promise<void> {
  try {
    await (await fetch(address, { priority })).arrayBuffer();
  } catch {
    // See above.
  }
}

/** Brings the page's code and styles into the browser's cache without running them; settles once nothing more is on its way. */
export async function fetchCode(): Promise<void> {
  await Promise.all(addresses.map((address) => fetchOne(address, 'low')));
}

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** The host wrote the address itself; browsers without Trusted Types take it as it is. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const rules: ScriptPolicy = { createScriptURL: (text) => text };
  return (trustedTypes?.createPolicy('vitrina#start', rules) ?? rules).createScriptURL(address);
}

/** Runs the page's code, with its whole style sheet. What the main script asks for is on its way together with it. */
export function runCode(): void {
  if (main === undefined) return;
  for (const address of others) {
    if (address.endsWith('.css')) {
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = address;
      document.head.append(sheet);
    } else void fetchOne(address, 'high');
  }
  const script = document.createElement('script');
  script.src = trusted(main);
  document.head.append(script);
}
