/*
 * For `node --require`: runs our TypeScript in a process of its own, with nothing of a style sheet. `tsx` does it too,
 * at twice the processor time of the whole start.
 */
const { readFileSync } = require('node:fs');
const swc = require('../jest/swc.cjs');

const compile = (module, filename) =>
  module._compile(swc.compile(readFileSync(filename, 'utf8'), filename).code, filename);

const asItIs = require.extensions['.js'];
require.extensions['.ts'] = compile;
require.extensions['.tsx'] = compile;
// Generated validators are ES modules.
require.extensions['.js'] = (module, filename) =>
  (/[\\/](node_modules|dist)[\\/]/.test(filename) ? asItIs : compile)(module, filename);
require.extensions['.css'] = (module) => {
  module.exports = {};
};
