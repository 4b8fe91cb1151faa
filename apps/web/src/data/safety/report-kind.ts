import type { HazardReport } from '@muster/contract/safety';
import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import { hazardPayloadVersion, hazardReportKind, type ReportPayload } from './hazard-items.ts';

type MadeReport = {
  readonly id: string;
  readonly isAnonymous: boolean;
  readonly report: HazardReport;
};

/** A hazard report. Each has its own causal key: nothing waits behind a warning, and it for nothing. */
export const reportKind: OutboxKind<MadeReport> = {
  name: hazardReportKind,
  toItem: ({ id, isAnonymous, report }, { userId, personId }) => ({
    id,
    kind: hazardReportKind,
    userId,
    personId,
    causalKey: `hazard:${id}`,
    payloadVersion: hazardPayloadVersion,
    payload: () =>
      ({ v: hazardPayloadVersion, anonymous: isAnonymous, report }) satisfies ReportPayload,
  }),
  createSender: (server) => ({
    kind: hazardReportKind,
    maxBatch: 1,
    send: async ([item], call) => {
      const module = await codeInTime(() => import('./send-hazard-item.ts'), call.signal);
      return module === null ? unreachable : module.sendReport(server, item, call);
    },
  }),
};
