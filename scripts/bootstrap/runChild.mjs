import { spawn } from 'node:child_process';

/** Ctrl+C reaches the child by the terminal itself; who stops this process by its id means the child too. */
function forwardSignals(child) {
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => undefined);
}

/** Runs a program in this terminal and ends as it ends. */
export function runChild(command, parameters, options) {
  const child = spawn(command, parameters, { stdio: 'inherit', ...options });
  forwardSignals(child);
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1);
  });
}
