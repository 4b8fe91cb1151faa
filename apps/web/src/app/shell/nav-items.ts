import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import House from 'lucide-react/icons/house';
import Menu from 'lucide-react/icons/menu';

type NavItem = {
  readonly to: '/dashboard' | '/time' | '/more';
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
};

const home: NavItem = { to: '/dashboard', label: msg`Home`, icon: House };
const time: NavItem = { to: '/time', label: msg`Time`, icon: Clock };
const more: NavItem = { to: '/more', label: msg`More`, icon: Menu };

/** What exists, in the order of a crew's day; "More" stands elsewhere in the rail. */
export const railItems = [home, time] as const;
export const barItems = [home, time, more] as const;
