import { msg } from '@lingui/core/macro';
import Bug from 'lucide-react/icons/bug';
import Building2 from 'lucide-react/icons/building-2';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import KeyRound from 'lucide-react/icons/key-round';
import ListChecks from 'lucide-react/icons/list-checks';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import UserCog from 'lucide-react/icons/user-cog';
import UsersRound from 'lucide-react/icons/users-round';
import type { Place } from '../nav/place.ts';

const roles = ['super_admin'] as const;

/** The console's navigation, for the platform's operators. */
export const consolePlaces: readonly Place[] = [
  {
    to: '/super-admin',
    label: msg`Companies`,
    icon: Building2,
    roles,
    group: 'now',
    bar: { super_admin: 1 },
  },
  {
    to: '/super-admin/people',
    label: msg`People`,
    icon: UsersRound,
    roles,
    group: 'now',
  },
  {
    to: '/super-admin/sign-in',
    label: msg`Sign-in help`,
    icon: KeyRound,
    roles,
    group: 'now',
  },
  {
    to: '/super-admin/errors',
    label: msg`Errors`,
    icon: Bug,
    roles,
    group: 'work',
    bar: { super_admin: 2 },
  },
  {
    to: '/super-admin/jobs',
    label: msg`Jobs`,
    icon: ListChecks,
    roles,
    group: 'work',
    bar: { super_admin: 3 },
  },
  {
    to: '/super-admin/messages',
    label: msg`Messages`,
    icon: Mail,
    roles,
    group: 'work',
    bar: { super_admin: 4 },
  },
  {
    to: '/super-admin/announcements',
    label: msg`Announcements`,
    icon: Megaphone,
    roles,
    group: 'company',
  },
  {
    to: '/super-admin/admins',
    label: msg`Platform admins`,
    icon: UserCog,
    roles,
    group: 'company',
  },
  {
    to: '/super-admin/health',
    label: msg`Health`,
    icon: HeartPulse,
    roles,
    group: 'company',
  },
];
