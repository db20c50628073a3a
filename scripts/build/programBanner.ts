import { oldestNode, preferredNode } from '../bootstrap/nodeVersion.mjs';

/**
 * What a program of Node does before it requires anything. On an older Node the database's driver would crash without a
 * word. React is required as it is installed: unless it is told so, it takes its development build.
 */
export const programBanner = `if (parseInt(process.versions.node, 10) < ${oldestNode}) {
  console.error('Vitrina needs Node ${oldestNode} or newer; this is ' + process.versions.node + '. Install Node ${preferredNode} (https://nodejs.org).');
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';`;
