import { buildWebWhenStale } from './lib/build-web.mjs';
import { handOver, prepare } from './lib/prepare.mjs';

const runtime = prepare();
buildWebWhenStale(runtime);
handOver('apps/server/src/main.ts', process.argv.slice(2), runtime);
