import type { Locator, Page } from '@playwright/test';

import { demoLogins, type Login } from './session.ts';

export type Screen = {
  readonly path: string;
  /** What people come to this screen for; it is there without scrolling. */
  readonly primary?: (page: Page) => Locator;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true });

const bigButton = (page: Page) =>
  page
    .getByRole('region', { name: 'Time clock' })
    .getByRole('button', { name: /^Clock (in|out)$/ });

const forEverybody: readonly Screen[] = [
  { path: '/dashboard', primary: bigButton },
  { path: '/time', primary: bigButton },
  { path: '/needs-attention' },
  { path: '/more' },
  { path: '/my-profile' },
  { path: '/no-such-page' },
];

/**
 * Whether this is the full run. The admin's screens are many: what is slow about each of them, a walk
 * by keyboard or the smallest phone, waits for it.
 */
export const isFullRun = process.env['MUSTER_TEST_FULL'] === '1';

/** Every address of the app that shows a page, by who opens it. */
export const visitors: readonly {
  readonly who: string;
  readonly login: Login | null;
  readonly screens: readonly Screen[];
}[] = [
  {
    who: 'somebody signed out',
    login: null,
    screens: [
      {
        path: '/',
        primary: (page) => page.getByRole('link', { name: 'Set up your company' }).first(),
      },
      { path: '/auth', primary: button('Sign in') },
      { path: '/auth?view=sign-up' },
      { path: '/auth?view=forgot', primary: button('Send the link') },
      { path: '/auth?view=code' },
      { path: '/auth?view=company' },
      { path: '/reset-password' },
      { path: '/privacy-policy' },
      { path: '/terms-of-service' },
      { path: '/data-policy' },
      { path: '/icon-tools' },
      { path: '/kiosk', primary: button('Make it a kiosk') },
    ],
  },
  { who: 'an employee', login: demoLogins.employee, screens: forEverybody },
  {
    who: 'an admin',
    login: demoLogins.admin,
    screens: [
      { path: '/dashboard' },
      { path: '/time/crew' },
      { path: '/admin' },
      { path: '/admin/projects' },
      { path: '/admin/cost-codes' },
      { path: '/admin/cost-codes/import' },
      { path: '/admin/employees' },
      { path: '/admin/crews' },
      { path: '/admin/kiosks', primary: button('Register a tablet') },
      { path: '/admin/kiosks?tab=pins' },
      { path: '/admin/employees?q=a&status=no_login' },
      { path: '/admin/invitations' },
      { path: '/admin/employees/import' },
      { path: '/admin/company/branding' },
      { path: '/admin/audit', primary: button('Export') },
      { path: '/admin/settings' },
      { path: '/admin/settings/overtime' },
      { path: '/admin/deletion-requests' },
    ],
  },
];

/** Of whom every screen is tried in the slow ways too. */
export const thoroughVisitors = visitors.filter(
  ({ login }) => isFullRun || login !== demoLogins.admin,
);
