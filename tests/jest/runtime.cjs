/*
 * Jest's runtime, with two things done once a worker that it does anew for each test file:
 * - a module is compiled once: what is kept is V8's script, by its text, and each file evaluates it for itself;
 * - in the shared realm (`sharedRealm.cjs`) packages are loaded by Node itself and are the same for all files; in jsdom
 *   those that know nothing of a DOM are.
 * Our own modules are evaluated once a file as ever, so that files see nothing of one another, mocks work, and a stack
 * names the line of the source.
 */
const { createRequire } = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const packages = `${path.sep}node_modules${path.sep}`;
/** Tables and generators that take longer to make than to use. */
const realmlessPackages = ['aria-query', 'fast-check', 'pure-rand'].map(
  (name) => `${packages}${name}${path.sep}`,
);
/** By file name: its text and V8's script of it. */
const scripts = new Map();
const parameters = 'module, exports, require, __dirname, __filename, jest';

function scriptOf(filename, source) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const before = `(function (${parameters}) {`;
  const script = new vm.Script(`${before}${source}\n})`, { filename, columnOffset: -before.length });
  scripts.set(filename, { source, script });
  return script;
}

class WorkerRuntime extends Runtime {
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest);
    const { executor } = this;
    const compileAnew = executor.compile.bind(executor);
    const context = environment.getVmContext();
    this.sharesRealm = context === globalThis;
    executor.compile = (source, filename) => {
      if (environment.getVmContext() === null) return null;
      if (!path.isAbsolute(filename)) return compileAnew(source, filename);
      const script = scriptOf(filename, source);
      return this.sharesRealm ? script.runInThisContext() : script.runInContext(context);
    };
  }

  /** Whether a module is loaded by Node, once for all files of the worker. */
  isOfWorker(file) {
    if (this.sharesRealm) return file.includes(packages) || file.endsWith('.mjs');
    return realmlessPackages.some((folder) => file.includes(folder));
  }

  requireModule(from, moduleName, options, isRequireActual) {
    if (moduleName && !options?.isInternalModule && !this._resolution.isCoreModule(moduleName)) {
      const file = this._resolution.resolveCjs(from, moduleName);
      if (this.isOfWorker(file)) return createRequire(from)(file);
    }
    return super.requireModule(from, moduleName, options, isRequireActual);
  }
}

module.exports = { __esModule: true, default: WorkerRuntime };
