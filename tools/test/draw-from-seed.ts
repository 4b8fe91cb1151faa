/**
 * Runs before each test file: random values are generated from `MUSTER_TEST_SEED`, a 32-bit integer, if it is set.
 * `npm test` sets it, so that a run can be repeated.
 */
import * as fc from 'fast-check';

const seed = process.env['MUSTER_TEST_SEED'];
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
