'use strict';

const { readFileSync } = require('node:fs');

/** Gives a module the content of another file, under its own path: what it imports is found from there. */
module.exports = function replaceSource() {
  const { by } = this.getOptions();
  this.addDependency(by);
  return readFileSync(by, 'utf8');
};
