import { lazyKind } from '../outbox/lazy-kind.ts';
import type { KeptChangePayload } from './kept-change.ts';

/** Any change of `packages/contract/src/kept-changes.ts`. */
export const keptChangeOutboxKind = lazyKind<KeptChangePayload>(
  'change',
  () => import('./send-kept-change.ts'),
);
