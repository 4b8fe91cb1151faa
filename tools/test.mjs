import { handOver, prepare } from './lib/prepare.mjs';

handOver('tools/test/run.ts', process.argv.slice(2), prepare());
