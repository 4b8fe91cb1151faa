import { t } from '@lingui/core/macro';
import { isCancelledError } from '@tanstack/react-query';
import type { Reports } from '../../data/report/reports.ts';
import { notify } from '../../ui/notices.ts';
import type { ReportEarly } from '../first-frame/early-errors.ts';
import { frameEvents } from '../first-frame/frame.ts';
import { eventIdOf } from './event-id.ts';

/**
 * Says and reports what failed outside of rendering, where no error screen can show it. What failed
 * before is reported only: whoever it stopped has been told by the page itself (`first-frame/early.ts`).
 */
export function watchUnexpectedErrors(reports: Reports): void {
  const show = (error: unknown) => {
    // No one waits for it any more: whoever asked has left or signed out.
    if (isCancelledError(error)) return;
    const id = eventIdOf(reports, error, {});
    void notify({
      tone: 'destructive',
      title: t`An unexpected error occurred`,
      body: t`ID for support: ${id}`,
    });
  };
  addEventListener('error', (event) => show(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => show(event.reason));
  const report: ReportEarly = (error, route, eventId) =>
    void eventIdOf(reports, error, { route, eventId });
  dispatchEvent(new CustomEvent(frameEvents.reporting, { detail: report }));
}
