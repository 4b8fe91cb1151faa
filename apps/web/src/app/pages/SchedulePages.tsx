/** The schedule's pages in one file: who opens one needs most of what the others are made of. */
export { AvailabilityPage } from '../../features/schedule/availability/AvailabilityPage.tsx';
export { RequestsPage } from '../../features/schedule/requests/RequestsPage.tsx';
export { SchedulePage } from '../../features/schedule/SchedulePage.tsx';
export { TimeOffPage } from '../../features/schedule/time-off/TimeOffPage.tsx';
