import { buildWebWhenStale } from './lib/build-web.mjs';
import { handOver, prepare } from './lib/prepare.mjs';

const since = Math.round(performance.timeOrigin);
const runtime = prepare();
buildWebWhenStale(runtime, { isQuiet: true });
handOver('apps/server/src/main.ts', [`--since=${since}`, ...process.argv.slice(2)], runtime);
