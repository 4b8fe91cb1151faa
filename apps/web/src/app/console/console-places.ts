import { msg } from '@lingui/core/macro';
import Building2 from 'lucide-react/icons/building-2';
import type { Place } from '../nav/place.ts';

const roles = ['super_admin'] as const;

/** The console's navigation: where whoever looks after the platform finds things. */
export const consolePlaces: readonly Place[] = [
  {
    to: '/super-admin',
    label: msg`Companies`,
    icon: Building2,
    roles,
    group: 'now',
    bar: { super_admin: 1 },
  },
];
