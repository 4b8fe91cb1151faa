import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';
import Settings2 from 'lucide-react/icons/settings-2';

type NavItem = {
  readonly to: '/dashboard' | '/time' | '/more' | '/admin';
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
};

const home: NavItem = { to: '/dashboard', label: msg`Home`, icon: House };
const time: NavItem = { to: '/time', label: msg`Time`, icon: Clock };
const more: NavItem = { to: '/more', label: msg`More`, icon: Menu };

/** What exists, in the order of a crew's day; "More" stands elsewhere in the rail. */
export const railItems = [home, time] as const;
/** For admins, on desktops; on phones it stands under "More". */
export const adminRailItems = [
  ...railItems,
  { to: '/admin', label: msg`Administration`, icon: Settings2 },
] as const satisfies readonly NavItem[];
export const barItems = [home, time, more] as const;
