/** Loaded before a host: says on request what its heap holds once everything that nobody needs is gone. */
process.on('message', (message) => {
  if (message !== 'heap') return;
  // Twice: what the first round's finalisers let go of goes in the second.
  globalThis.gc();
  globalThis.gc();
  process.send({ heapUsed: process.memoryUsage().heapUsed });
});
