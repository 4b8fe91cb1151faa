import { handOver, prepare } from './lib/prepare.mjs';

handOver('apps/server/src/cli/main.ts', process.argv.slice(2), prepare());
