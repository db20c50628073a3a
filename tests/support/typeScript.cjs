/*
 * For `node --require`: runs our TypeScript in a process of its own, with nothing of a style sheet. `tsx` does it too,
 * at twice the processor time of the whole start.
 */
const { transformSync } = require('@swc/core');
const { readFileSync } = require('node:fs');

const options = {
  swcrc: false,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

const compile = (module, filename) =>
  module._compile(transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code, filename);

const asItIs = require.extensions['.js'];
require.extensions['.ts'] = compile;
require.extensions['.tsx'] = compile;
// Generated validators are ES modules.
require.extensions['.js'] = (module, filename) =>
  (/[\\/](node_modules|dist)[\\/]/.test(filename) ? asItIs : compile)(module, filename);
require.extensions['.css'] = (module) => {
  module.exports = {};
};
