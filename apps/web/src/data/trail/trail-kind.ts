import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';

const trailItemKind = 'trail_point';
const trailPayloadVersion = 1;
const maxBatch = 20;

/** A person's location at one moment of their work. Instants are the server's, as far as the device knows them. */
type TrailPoint = {
  readonly id: string;
  readonly at: string;
  readonly lat: number;
  readonly lng: number;
  readonly accuracy_m: number;
};

/** Queued behind the person's punches, so that the server judges each point by the punches before it. */
export const trailKind: OutboxKind<TrailPoint> = {
  name: trailItemKind,
  toItem: (point, { userId, personId }) => ({
    id: point.id,
    kind: trailItemKind,
    userId,
    personId,
    causalKey: `person:${personId}`,
    payloadVersion: trailPayloadVersion,
    payload: () => point,
  }),
  createSender: (server) => ({
    kind: trailItemKind,
    maxBatch,
    // Pay must never wait for a location.
    stepsAside: true,
    send: async (items, call) => {
      const module = await codeInTime(() => import('./send-trail.ts'), call.signal);
      return module === null ? unreachable : module.sendTrail(server, items, call);
    },
  }),
};
