import type { OutboxServer } from '../client/outbox-call.ts';
import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxItem } from './item.ts';
import type { OutboxKind } from './kind.ts';
import type { FileDraft } from './outbox-draft.ts';
import { type CallOutcome, type SenderCall, unreachable } from './sender.ts';

type MadeItem<Payload> = {
  readonly id: string;
  /** Items about the same go in their order. */
  readonly about: string;
  readonly payload: Payload;
  readonly files?: readonly FileDraft[] | undefined;
};

type SendOne = (server: OutboxServer, item: OutboxItem, call: SenderCall) => Promise<CallOutcome>;

const nothing: CallOutcome = { kind: 'answered', verdicts: [] };

/**
 * A kind whose items go one by one. The shell has it, so it says only what an item is; the code that sends one
 * is loaded with the first.
 */
export function lazyKind<Payload extends { readonly v: number }>(
  kind: string,
  load: () => Promise<{ readonly send: SendOne }>,
): OutboxKind<MadeItem<Payload>> {
  return {
    name: kind,
    toItem: ({ id, about, payload, files = [] }, author) => ({
      id,
      kind,
      ...author,
      causalKey: `${kind}:${about}`,
      payloadVersion: payload.v,
      payload: () => payload,
      files,
    }),
    createSender: (server) => ({
      kind,
      maxBatch: 1,
      send: async ([item], call) => {
        if (item === undefined) return nothing;
        const module = await codeInTime(load, call.signal);
        return module === null ? unreachable : module.send(server, item, call);
      },
    }),
  };
}
