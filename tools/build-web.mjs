import { buildWebWhenStale } from './lib/build-web.mjs';
import { prepare } from './lib/prepare.mjs';

buildWebWhenStale(prepare());
