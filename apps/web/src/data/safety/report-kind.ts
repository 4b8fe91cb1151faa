import type { HazardReport } from '@muster/contract/safety';
import { codeInTime } from '../clock/code-in-time.ts';
import type { OutboxKind } from '../outbox/kind.ts';
import { unreachable } from '../outbox/sender.ts';
import { hazardPayloadVersion, hazardReportKind, type ReportPayload } from './hazard-items.ts';
import { type HazardPhoto, photoFiles } from './photo-files.ts';

type MadeReport = {
  readonly id: string;
  readonly companyId: string;
  readonly report: HazardReport;
  readonly photos: readonly HazardPhoto[];
  /** The secret for uploading the photos of an anonymous report; null for a named one. */
  readonly ticket: string | null;
};

/** A hazard report. Each has its own causal key: nothing waits behind a warning, and it waits for nothing. */
export const reportKind: OutboxKind<MadeReport> = {
  name: hazardReportKind,
  toItem: ({ id, companyId, report, photos, ticket }, { userId, personId }) => ({
    id,
    kind: hazardReportKind,
    userId,
    personId,
    causalKey: `hazard:${id}`,
    payloadVersion: hazardPayloadVersion,
    payload: () =>
      ({
        v: hazardPayloadVersion,
        anonymous: ticket !== null,
        report,
        ticket,
      }) satisfies ReportPayload,
    files: photoFiles(companyId, id, photos, ticket === null ? 'photo' : 'anonymous_photo'),
  }),
  createSender: (server) => ({
    kind: hazardReportKind,
    maxBatch: 1,
    send: async ([item], call) => {
      const module = await codeInTime(() => import('./send-hazard-item.ts'), call.signal);
      return module === null ? unreachable : module.sendReport(server, item, call);
    },
  }),
  upload: async (server, file, call) => {
    const module = await codeInTime(() => import('./upload-report-photo.ts'), call.signal);
    return module === null ? unreachable : module.uploadReportPhoto(server, file, call);
  },
};
