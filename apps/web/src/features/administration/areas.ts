import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LinkProps } from '@tanstack/react-router';

type AdminArea = {
  readonly to: NonNullable<LinkProps['to']>;
  readonly title: MessageDescriptor;
  /** What an admin does there, in a few words. */
  readonly detail: MessageDescriptor;
};

type AdminGroup = { readonly title: MessageDescriptor; readonly areas: readonly AdminArea[] };

/** Every page for admins, in the order in which a new company needs them. */
export const adminGroups: readonly AdminGroup[] = [
  {
    title: msg`Work`,
    areas: [
      {
        to: '/admin/projects',
        title: msg`Projects`,
        detail: msg`What is worked on, where, and by which crews`,
      },
      {
        to: '/admin/cost-codes',
        title: msg`Cost codes`,
        detail: msg`The kinds of work that hours are booked on`,
      },
    ],
  },
  {
    title: msg`People`,
    areas: [
      {
        to: '/admin/employees',
        title: msg`Employees`,
        detail: msg`Everybody of the company, their roles and access`,
      },
      {
        to: '/admin/invitations',
        title: msg`Invitations`,
        detail: msg`Logins that you offered, and who has used theirs`,
      },
      {
        to: '/admin/employees/import',
        title: msg`Import people`,
        detail: msg`A whole company from a file`,
      },
      {
        to: '/admin/crews',
        title: msg`Crews`,
        detail: msg`Who works together, who leads, and since when`,
      },
      {
        to: '/admin/kiosks',
        title: msg`Kiosks`,
        detail: msg`Shared tablets, and the PINs for them`,
      },
    ],
  },
  {
    title: msg`Company`,
    areas: [
      {
        to: '/admin/settings',
        title: msg`Settings`,
        detail: msg`Time zone, pay periods, overtime, breaks, what the clock asks`,
      },
      {
        to: '/admin/company/branding',
        title: msg`Branding`,
        detail: msg`Logo, name and colours`,
      },
      {
        to: '/icon-tools',
        title: msg`Icon tools`,
        detail: msg`The icon of the installed app`,
      },
      {
        to: '/admin/deletion-requests',
        title: msg`Deletion requests`,
        detail: msg`People who want their account deleted`,
      },
      {
        to: '/admin/audit',
        title: msg`Audit`,
        detail: msg`Who changed what, and when`,
      },
    ],
  },
];
