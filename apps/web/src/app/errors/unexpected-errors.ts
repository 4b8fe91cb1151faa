import { t } from '@lingui/core/macro';
import { isCancelledError } from '@tanstack/react-query';
import type { Reports } from '../../data/report/reports.ts';
import { notify } from '../../ui/notices.ts';
import type { ReportEarly } from '../first-frame/early-errors.ts';
import { frameEvents } from '../first-frame/frame.ts';
import { eventIdOf } from './event-id.ts';

/**
 * Shows and reports failures outside of rendering, where no error screen can appear. Earlier failures are only
 * reported: if one stopped the page, `first-frame/early.ts` has already said so.
 */
export function watchUnexpectedErrors(reports: Reports): void {
  const show = (error: unknown) => {
    // No one is waiting for it any more: the user has left the page or signed out.
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
