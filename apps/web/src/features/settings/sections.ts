import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SectionKind } from '@muster/contract/company-settings';
import type { ComponentType } from 'react';

type Section = {
  readonly kind: SectionKind;
  readonly title: MessageDescriptor;
  /** One sentence about what the section controls. */
  readonly about: MessageDescriptor;
};

/** A separate page, such as a list, that belongs to the settings. */
type SettingsPageLink = {
  readonly to:
    | '/admin/company/branding'
    | '/admin/company/sign-in'
    | '/admin/data'
    | '/admin/deletion-requests'
    | '/admin/kiosks'
    | '/admin/notifications'
    | '/admin/settings/job-rates'
    | '/icon-tools';
  readonly title: MessageDescriptor;
  readonly about: MessageDescriptor;
};

type SectionGroup = {
  readonly title: MessageDescriptor;
  readonly sections: readonly Section[];
  readonly pages?: readonly SettingsPageLink[];
};

/** A section from another feature, which loads and saves its own data. */
export type OtherSection = {
  /** Its name in the address. */
  readonly kind: string;
  readonly title: MessageDescriptor;
  readonly about: MessageDescriptor;
  readonly View: ComponentType;
};

export type OtherSectionGroup = {
  readonly title: MessageDescriptor;
  readonly sections: readonly OtherSection[];
  readonly pages?: never;
};

export const sectionGroups: readonly SectionGroup[] = [
  {
    title: msg`Company`,
    sections: [
      {
        kind: 'profile',
        title: msg`Profile`,
        about: msg`Your company details on documents and in emails.`,
      },
      {
        kind: 'region',
        title: msg`Time zone and language`,
        about: msg`Your company’s time zone, and the language for new people.`,
      },
    ],
    pages: [
      {
        to: '/admin/company/branding',
        title: msg`Branding`,
        about: msg`Your logo, name and colors in the app, in emails and on phones.`,
      },
      {
        to: '/admin/company/sign-in',
        title: msg`Company sign-in`,
        about: msg`People sign in with the account they have at work.`,
      },
      {
        to: '/icon-tools',
        title: msg`Icon tools`,
        about: msg`App icons in every size, made from one logo.`,
      },
    ],
  },
  {
    title: msg`Time clock`,
    sections: [
      {
        kind: 'clock',
        title: msg`Punches`,
        about: msg`What people are asked for when they clock in.`,
      },
      {
        kind: 'reminders',
        title: msg`Reminders`,
        about: msg`When someone is asked whether they forgot a punch.`,
      },
      {
        kind: 'auto_out',
        title: msg`Automatic clock-out`,
        about: msg`When people who forget to clock out are clocked out. Their own punch always replaces it.`,
      },
    ],
    pages: [
      {
        to: '/admin/notifications',
        title: msg`Notification log`,
        about: msg`What was sent, to whom and why, and what wasn’t sent.`,
      },
      {
        to: '/admin/kiosks',
        title: msg`Kiosks`,
        about: msg`Shared tablets, and the PINs people use on them.`,
      },
    ],
  },
  {
    title: msg`Hours and pay`,
    sections: [
      {
        kind: 'calendar',
        title: msg`Weeks and pay periods`,
        about: msg`When the workweek starts, and how often you pay.`,
      },
      {
        kind: 'workday',
        title: msg`Night shifts`,
        about: msg`Which day the hours after midnight belong to.`,
      },
      {
        kind: 'rounding',
        title: msg`Rounding`,
        about: msg`Punches are kept to the second. Rounding only affects calculated hours, in local time.`,
      },
      {
        kind: 'overtime',
        title: msg`Overtime`,
        about: msg`Each hour counts once: first toward daily overtime, then weekly.`,
      },
      {
        kind: 'breaks',
        title: msg`Breaks`,
        about: msg`Which breaks are required, and which are paid.`,
      },
      {
        kind: 'approval',
        title: msg`Approval`,
        about: msg`Who reviews hours before they’re paid.`,
      },
    ],
    pages: [
      {
        to: '/admin/settings/job-rates',
        title: msg`Job rates`,
        about: msg`Pay rates for certain projects, cost codes or trades.`,
      },
    ],
  },
  {
    title: msg`Data`,
    sections: [
      {
        kind: 'retention',
        title: msg`How long data is kept`,
        about: msg`Your people see these periods in the data policy.`,
      },
      {
        kind: 'voice',
        title: msg`Talking with Sarah`,
        about: msg`Spoken words, recordings and suggestions.`,
      },
      {
        kind: 'filing',
        title: msg`AI help while you talk`,
        about: msg`Where in a JSA an answer belongs.`,
      },
    ],
    pages: [
      {
        to: '/admin/data',
        title: msg`Company data`,
        about: msg`What is deleted next and why, and what must be kept for a claim.`,
      },
      {
        to: '/admin/deletion-requests',
        title: msg`Deletion requests`,
        about: msg`People who asked to have their account deleted.`,
      },
    ],
  },
];

const sections = sectionGroups.flatMap((group) => group.sections);

/** Returns the section of an address, or null if there is none. */
export function sectionOf(name: string): Section | null {
  return sections.find(({ kind }) => kind === name) ?? null;
}
