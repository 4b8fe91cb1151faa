import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Role } from '@muster/contract';
import type { LinkProps } from '@tanstack/react-router';

type PaletteAction = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: MessageDescriptor;
  /** Other words that people search for. */
  readonly keywords?: MessageDescriptor;
  readonly roles: readonly (Role | null)[];
};

const leads = ['supervisor', 'admin'] as const;

/** The palette's actions. A new area adds its own here. */
export const paletteActions: readonly PaletteAction[] = [
  {
    to: '/help',
    label: msg`Help`,
    keywords: msg`how it works keyboard shortcuts keys guide`,
    roles: ['employee', ...leads],
  },
  { to: '/time', label: msg`Clock in or out`, roles: ['employee', ...leads] },
  { to: '/time/crew', label: msg`Punch for your crew`, roles: leads },
  { to: '/purchase-orders/new', label: msg`New order`, roles: leads },
  { to: '/purchase-orders/vendors', label: msg`Vendors`, roles: leads },
  {
    to: '/safety/incidents',
    label: msg`Incidents`,
    keywords: msg`OSHA 300 301 injury illness recordable`,
    roles: ['admin'],
  },
  {
    to: '/safety/matrix',
    label: msg`Risk matrix`,
    keywords: msg`risk score severity likelihood`,
    roles: ['admin'],
  },
  {
    to: '/payroll',
    label: msg`Certified payroll`,
    keywords: msg`WH-347 prevailing wage Davis-Bacon`,
    roles: ['admin'],
  },
  {
    to: '/schedule/time-off',
    label: msg`Time off`,
    keywords: msg`sick vacation leave`,
    roles: ['employee', ...leads],
  },
  { to: '/admin/invitations', label: msg`Invite people`, roles: ['admin'] },
  { to: '/admin/employees/import', label: msg`Import people`, roles: ['admin'] },
  { to: '/admin/cost-codes/import', label: msg`Import cost codes`, roles: ['admin'] },
  { to: '/purchase-orders/vendors/import', label: msg`Import vendors`, roles: ['admin'] },
  { to: '/admin/kiosks', label: msg`Set up a kiosk`, roles: ['admin'] },
  { to: '/admin/company/branding', label: msg`Change branding`, roles: ['admin'] },
];
