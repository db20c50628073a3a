/*
 * Test environment for what needs no DOM: tests run in the realm of the worker itself, so that packages are loaded once a
 * worker (`runtime.cjs`) and their values are instances of the classes that tests name. What a file leaves behind in
 * globals, environment variables and listeners is taken back when it ends.
 */
const { ModuleMocker } = require('jest-mock');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { installCommonGlobals } = require('jest-util');

const ownDescriptors = (target) => Object.getOwnPropertyDescriptors(target);

function restore(target, before) {
  for (const key of Reflect.ownKeys(target)) if (!(key in before)) Reflect.deleteProperty(target, key);
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(target, key);
    const then = before[key];
    if (now?.value === then.value && now?.get === then.get && now?.set === then.set) continue;
    if (now === undefined || now.configurable || now.writable) Object.defineProperty(target, key, then);
  }
}

const timerIdToRef = (id) => ({
  id,
  ref() {
    return this;
  },
  unref() {
    return this;
  },
});

/** Everything of the process that a test can change and the next one would meet. */
function noteProcess() {
  const { exit, env } = process;
  const variables = { ...env };
  const listeners = process.eventNames().map((event) => [event, new Set(process.rawListeners(event))]);
  const workingFolder = process.cwd();
  return () => {
    process.exit = exit;
    for (const name of Object.keys(env)) if (!(name in variables)) Reflect.deleteProperty(env, name);
    Object.assign(env, variables);
    const known = new Map(listeners);
    for (const event of process.eventNames())
      for (const listener of process.rawListeners(event))
        if (!known.get(event)?.has(listener)) process.removeListener(event, listener);
    if (process.cwd() !== workingFolder) process.chdir(workingFolder);
  };
}

/** What Jest finds in each realm that it runs tests in: once, as some of it can be set only once. */
function prepareRealm(globals) {
  if (Symbol.for('jest-native-now') in globalThis) return;
  const realProcess = process;
  installCommonGlobals(globalThis, globals, 'off');
  globalThis.process = realProcess;
}

class SharedRealmEnvironment {
  constructor({ projectConfig }) {
    prepareRealm(projectConfig.globals);
    this.restoreProcess = noteProcess();
    this.before = ownDescriptors(globalThis);
    this.stackTraceLimit = Error.stackTraceLimit;
    this.global = globalThis;
    Error.stackTraceLimit = 100;
    this.moduleMocker = new ModuleMocker(globalThis);
    const timers = { config: projectConfig, global: globalThis };
    this.fakeTimers = new LegacyFakeTimers({
      ...timers,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: timerIdToRef, refToId: (timer) => timer?.id },
    });
    this.fakeTimersModern = new ModernFakeTimers(timers);
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    restore(globalThis, this.before);
    Error.stackTraceLimit = this.stackTraceLimit;
    this.restoreProcess();
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.global;
  }
}

module.exports = SharedRealmEnvironment;
