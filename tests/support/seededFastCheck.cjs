/*
 * Generated cases are the same in each run of `npm test`: what lands does not depend on luck. The long run draws new
 * ones, and `FAST_CHECK_SEED` repeats those of a failure.
 */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const seed = process.env.FAST_CHECK_SEED ?? (process.env.SOAK === '1' ? undefined : '2026');
if (seed !== undefined) fastCheck.configureGlobal({ seed: Number(seed) });

module.exports = fastCheck;
