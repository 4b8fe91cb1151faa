import { createLogSeals } from './audit/log-seals-job.ts';
import { createSealing } from './audit/sealing-job.ts';
import { createAuthUpkeep } from './auth/upkeep.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { OpenedDatabase } from './db/open-database.ts';
import type { Metrics } from './http/metrics.ts';
import type { PeriodicJob } from './jobs/define-periodic-job.ts';
import { freeLostJobs } from './jobs/job-rows.ts';
import { startJobs, type Jobs } from './jobs/start-jobs.ts';
import type { Logger } from './log/logger.ts';
import { createInvitationMails } from './mail/invitation-mails.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { smtpAtOnce } from './mail/smtp-transport.ts';
import { notices } from '@muster/contract/notices/notice-list';
import { createDeliverNotification } from './notifications/deliver-notification.ts';
import { createSendApns } from './notifications/phone/send-apns.ts';
import { createSendFcm } from './notifications/phone/send-fcm.ts';
import { createSendToPhone } from './notifications/phone/send-to-phone.ts';
import { createSendPush, type VapidKeys } from './notifications/send-push.ts';
import { readMetadata } from './auth/sso/read-metadata.ts';
import { askDns } from './companies/domain-proof.ts';
import { createReadSignIns } from './companies/read-sign-ins-job.ts';
import { createWriteCompanyExport } from './companies/export/write-export-job.ts';
import { createWritePayrollFile } from './payroll/write-payroll-file.ts';
import { createPdfMaker } from './pdf/create-pdf-maker.ts';
import { createSendChangeOrder } from './change-orders/send-change-order-job.ts';
import { createSendOrder } from './purchasing/send-order-job.ts';
import { realtimeUpkeep } from './realtime/upkeep.ts';
import { sendHazardDigests } from './safety/hazard-digests-job.ts';
import { tellIncidentDeadlines } from './safety/incident-deadlines-job.ts';
import { tellOverdueChecks } from './equipment/overdue-checks-job.ts';
import { tellOverdueHazards } from './safety/overdue-hazards-job.ts';
import { accrueTimeOff } from './schedule/accrue-time-off-job.ts';
import { sendReminders } from './schedule/reminders-job.ts';
import { voidBegunRequests } from './schedule/void-begun-requests-job.ts';
import { createDrawThumbnails } from './photos/draw-thumbnails-job.ts';
import { createRedrawSharedPictures } from './sharing/redraw-job.ts';
import { createErasures, createPhotoSweep } from './storage/erasures.ts';
import { createKeepBytes } from './storage/keep-bytes.ts';
import { createReadFile } from './storage/read-file.ts';
import { createSweep } from './storage/sweep.ts';
import type { OpenedFiles } from './storage/files/opened-files.ts';
import { clockOutAutomatically } from './time/clock-out-job.ts';
import { startHours } from './time/keep-hours.ts';
import { deleteLeftCompanies } from './upkeep/departures-job.ts';
import { tellDueRights } from './upkeep/due-rights-job.ts';
import { dropOldJobs } from './upkeep/old-jobs-job.ts';
import { keepPartitions } from './upkeep/partitions-job.ts';
import { removeWhatIsOver } from './upkeep/retention-job.ts';

/** Starts a worker's work: jobs, periodic jobs, and the calculation of hours. */
export async function startWork({
  config,
  database,
  opened,
  log,
  metrics,
  transport,
  vapidKeys,
  siteUrl,
  files,
  parts,
  alsoPeriodic,
}: {
  readonly config: Config;
  readonly database: Database;
  /** The database as opened; it can be copied. */
  readonly opened: OpenedDatabase;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly transport: MailTransport;
  readonly vapidKeys: VapidKeys;
  /** The address where people open the app; links in mails lead there. */
  readonly siteUrl: string;
  readonly files: OpenedFiles['files'];
  readonly parts: OpenedFiles['parts'];
  readonly alsoPeriodic: readonly PeriodicJob[];
}): Promise<Jobs> {
  const now = Date.now;
  const { fcm, apns } = config.phonePush;
  const maker = createPdfMaker();
  const hours = await startHours({ database, log });
  // Only one server at a time uses the embedded database.
  if (database.kind === 'pglite') await freeLostJobs(database);
  const jobs = await startJobs({
    database,
    log,
    metrics,
    jobs: [
      createDeliverNotification({
        notifications: Object.values(notices),
        transport,
        sendPush: createSendPush({ keys: vapidKeys, siteUrl }),
        sendToPhone: createSendToPhone({
          android: fcm === undefined ? null : createSendFcm({ account: fcm, now }),
          ios:
            apns === undefined ? null : createSendApns({ access: apns, now, origin: apns.origin }),
        }),
        siteUrl,
        log,
        atOnce: smtpAtOnce,
      }),
      createWritePayrollFile(createKeepBytes(files)),
      createWriteCompanyExport({ opened, dataDir: config.dataDir, files }),
      createRedrawSharedPictures(files),
      createSendChangeOrder({ transport, siteUrl }),
      createSendOrder({
        maker,
        transport,
        readPublicFile: createReadFile(database, files, null),
        siteUrl,
        now,
      }),
    ],
    periodicJobs: [
      createSealing(metrics),
      createLogSeals(log),
      keepPartitions,
      tellDueRights,
      tellOverdueHazards,
      tellOverdueChecks,
      sendHazardDigests,
      tellIncidentDeadlines,
      removeWhatIsOver,
      deleteLeftCompanies,
      createReadSignIns({
        resolveTxt: askDns,
        readMetadata: (address) =>
          readMetadata(address, { innerHosts: config.auth.providers.companyHosts, now }),
        log,
      }),
      accrueTimeOff,
      voidBegunRequests,
      sendReminders,
      clockOutAutomatically,
      dropOldJobs,
      createInvitationMails({ siteUrl, log }),
      createAuthUpkeep({ auditDays: config.auth.auditDays, now }),
      createDrawThumbnails(files),
      createErasures(files),
      createPhotoSweep(files),
      createSweep({ files, parts, log, now }),
      ...realtimeUpkeep,
      ...alsoPeriodic,
    ],
  });
  return {
    async close() {
      await Promise.all([jobs.close(), hours.close()]);
      maker.close();
    },
  };
}
