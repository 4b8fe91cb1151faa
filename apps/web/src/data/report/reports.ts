import * as s from '@muster/contract/shape';
import type { Platform } from '../../platform/platform.ts';
import { randomId } from '../../platform/random-id.ts';
import type { Api } from '../client/api.ts';
import { DataError } from '../errors/data-error.ts';
import type { CacheDatabase } from '../storage/cache-database.ts';
import { redact } from './redact.ts';

/** Reports errors in the app to the server, so that support can look them up by the id on the screen. */
export type Reports = {
  /** Returns the id at once; the report is sent now, or when the connection is back. Never throws. */
  report(error: unknown, context?: ReportContext): string;
};

export type ReportContext = {
  readonly componentStack?: string;
  /** The path where it happened, if it isn't the current one. */
  readonly route?: string;
  /** The id that the screen already shows. */
  readonly eventId?: string;
};

type Report = {
  readonly event_id: string;
  readonly message: string;
  readonly route: string;
  readonly app_version: string;
  readonly context: {
    readonly stack: string;
    readonly component_stack: string;
    readonly browser: string;
  };
};

/** More reports than this say nothing new; the oldest are dropped first. */
const mostKept = 20;
const mostText = 2500;
const retryMs = 5_000;
const verdictSchema = s.object({ verdict: s.string });
const reportSchema = s.object({
  event_id: s.string,
  message: s.string,
  route: s.string,
  app_version: s.string,
  context: s.object({ stack: s.string, component_stack: s.string, browser: s.string }),
});

/** Starts sending the reports kept from earlier. */
export function createReports({
  database,
  apiOf,
  reporterId,
  appVersion,
  platform,
}: {
  readonly database: CacheDatabase;
  /** Returns the data API as that person if it is their session, otherwise anonymously. */
  readonly apiOf: (userId: string | null) => Api;
  readonly reporterId: () => string | null;
  readonly appVersion: string;
  readonly platform: Pick<Platform, 'network' | 'address' | 'browser' | 'clock'>;
}): Reports {
  const { network, address, browser, clock } = platform;
  let sending: Promise<void> | undefined;
  let cancelRetry = () => {};

  async function keep(report: Report, userId: string | null): Promise<void> {
    await database.write(['reports'], async (transaction) => {
      const reports = transaction.objectStore('reports');
      const ids = await reports.getAllKeys();
      for (const id of ids.slice(0, Math.max(0, ids.length + 1 - mostKept)))
        await reports.delete(id);
      await reports.put({ id: report.event_id, report, userId });
    });
  }

  async function keepAndSend(report: Report): Promise<void> {
    // A failure to report isn't worth a report.
    await keep(report, reporterId()).catch(() => undefined);
    send();
  }

  async function sendAll(): Promise<void> {
    const kept = await database.read(['reports'], (transaction) =>
      transaction.objectStore('reports').getAll(),
    );
    for (const { id, report, userId } of kept) {
      const parsed = reportSchema.safeParse(report);
      const api = apiOf(userId ?? null);
      if (parsed.success) await api.rpc('report_client_error', parsed.data, verdictSchema);
      await database.write(['reports'], (transaction) =>
        transaction.objectStore('reports').delete(id),
      );
    }
  }

  function send(): void {
    if (network.state() === 'offline') return;
    cancelRetry();
    // Unsent reports stay. A network that has just come back often fails the first calls.
    sending ??= sendAll()
      .catch((error: unknown) => {
        const mayPass = error instanceof DataError && error.kind === 'network';
        if (mayPass) cancelRetry = clock.after(retryMs, send);
      })
      .finally(() => {
        sending = undefined;
      });
  }

  network.subscribe(send);
  send();
  return {
    report: (error, context = {}) => {
      const event_id = context.eventId ?? randomId();
      const { message, stack } = textsOf(error);
      const report: Report = {
        event_id,
        message: redact(message).slice(0, mostText),
        // Without its query, which is where secrets and names would be.
        route: redact(context.route ?? new URL(address.href()).pathname),
        app_version: appVersion,
        context: {
          stack: redact(stack).slice(0, mostText),
          component_stack: redact(context.componentStack ?? '').slice(0, mostText),
          browser: browser.slice(0, 300),
        },
      };
      void keepAndSend(report);
      return event_id;
    },
  };
}

function textsOf(error: unknown): { readonly message: string; readonly stack: string } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  const code = error instanceof DataError ? ` [${error.kind} ${error.status} ${error.code}]` : '';
  const cause = error.cause instanceof Error ? ` (cause: ${error.cause.message})` : '';
  return { message: `${error.name}: ${error.message}${code}${cause}`, stack: error.stack ?? '' };
}
