import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import { type JsaAct, jsaActKind, jsaActVersion } from './jsa-act.ts';

type MadeAct = { readonly id: string; readonly act: JsaAct };

/** An act waits behind the document that it is about: both have the JSA's causal key. */
export const jsaActOutboxKind: OutboxKind<MadeAct> = {
  name: jsaActKind,
  toItem: ({ id, act }, { userId, personId }) => ({
    id,
    kind: jsaActKind,
    userId,
    personId,
    // As `jsaCausalKey` of the contract.
    causalKey: `jsa:${act.jsa_id}`,
    payloadVersion: jsaActVersion,
    payload: () => ({ v: jsaActVersion, ...act }),
  }),
  createSender: (server) => ({
    kind: jsaActKind,
    maxBatch: 1,
    send: async ([item], call) => {
      const module = await codeInTime(() => import('./send-jsa-act.ts'), call.signal);
      return module === null ? unreachable : module.sendJsaAct(server, item, call);
    },
  }),
};
