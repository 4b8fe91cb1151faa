/** The schedule's pages in one file, because each needs most of the code of the others. */
export { AvailabilityPage } from '../../features/schedule/availability/AvailabilityPage.tsx';
export { RequestsPage } from '../../features/schedule/requests/RequestsPage.tsx';
export { SchedulePage } from '../../features/schedule/SchedulePage.tsx';
export { TimeOffPage } from '../../features/schedule/time-off/TimeOffPage.tsx';
