import { msg } from '@lingui/core/macro';
import Banknote from 'lucide-react/icons/banknote';
import Bell from 'lucide-react/icons/bell';
import Building2 from 'lucide-react/icons/building-2';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import Construction from 'lucide-react/icons/construction';
import FileCheck from 'lucide-react/icons/file-check';
import HardHat from 'lucide-react/icons/hard-hat';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Settings from 'lucide-react/icons/settings';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Tag from 'lucide-react/icons/tag';
import Timer from 'lucide-react/icons/timer';
import Users from 'lucide-react/icons/users';
import type { Place } from './place.ts';

const leads = ['supervisor', 'admin'] as const;

/**
 * Every area's place in the navigation. Inside a group they appear in this order. A new area adds its
 * entry here and nothing in the shell.
 */
export const places: readonly Place[] = [
  {
    to: '/dashboard',
    label: msg`Clock`,
    icon: Timer,
    roles: ['employee'],
    group: 'now',
    bar: { employee: 1 },
  },
  {
    to: '/dashboard',
    label: msg`Today`,
    icon: House,
    roles: [...leads, null],
    group: 'now',
    bar: { supervisor: 1, admin: 1 },
  },
  {
    to: '/approvals',
    label: msg`Approvals`,
    icon: ClipboardCheck,
    roles: leads,
    group: 'now',
    bar: { supervisor: 4, admin: 4 },
  },
  // On a phone, it is the bell in the header.
  {
    to: '/notifications',
    label: msg`Notifications`,
    icon: Bell,
    roles: ['employee', ...leads],
    group: 'now',
    under: '/dashboard',
  },
  {
    to: '/time',
    label: msg`Time`,
    icon: Clock,
    roles: ['employee', ...leads],
    group: 'time',
    bar: { employee: 4 },
  },
  {
    to: '/timesheets',
    label: msg`Timesheets`,
    icon: CalendarClock,
    roles: leads,
    group: 'time',
  },
  {
    to: '/payroll',
    label: msg`Payroll`,
    icon: Banknote,
    roles: ['admin'],
    group: 'time',
  },
  {
    to: '/schedule',
    label: msg`Schedule`,
    icon: CalendarDays,
    roles: ['employee', ...leads],
    group: 'time',
    bar: { employee: 2, supervisor: 2, admin: 2 },
  },
  {
    to: '/safety',
    label: msg`Hazards`,
    icon: ShieldAlert,
    roles: ['employee', ...leads],
    group: 'safety',
  },
  {
    to: '/safety/jsas',
    label: msg`JSAs`,
    icon: FileCheck,
    roles: ['employee', ...leads],
    group: 'safety',
    under: '/safety',
  },
  // On a phone, the tab is named after the whole area.
  {
    to: '/safety',
    label: msg`Safety`,
    icon: ShieldAlert,
    roles: ['employee', ...leads],
    bar: { employee: 3, supervisor: 3, admin: 3 },
  },
  // Not in the rail: it opens from the pages where a job begins.
  {
    to: '/sarah-jsa',
    label: msg`Talk a job through`,
    icon: MessagesSquare,
    roles: ['employee', ...leads],
    under: '/safety',
    railUnder: '/safety/jsas',
  },
  {
    to: '/admin/projects',
    label: msg`Projects`,
    icon: Building2,
    roles: leads,
    group: 'work',
  },
  {
    to: '/construction',
    label: msg`Construction`,
    icon: Construction,
    roles: ['employee', ...leads],
    group: 'work',
    // Employees have no list of projects and open a project from here.
    aliases: ['/admin/projects'],
  },
  {
    to: '/purchase-orders',
    label: msg`Orders`,
    icon: ShoppingCart,
    roles: ['employee', ...leads],
    group: 'work',
    aliases: ['/vendors'],
  },
  {
    to: '/reports',
    label: msg`Reports`,
    icon: ChartColumn,
    roles: leads,
    group: 'work',
  },
  // For users without a company, these show the same as the dashboard.
  { to: '/construction', label: msg`Today`, icon: House, roles: ['super_admin', null] },
  { to: '/purchase-orders', label: msg`Today`, icon: House, roles: ['super_admin', null] },
  {
    to: '/tracking-compliance',
    label: msg`Location and privacy`,
    icon: FileCheck,
    roles: ['employee', ...leads],
    group: 'people',
  },
  { to: '/admin/employees', label: msg`Team`, icon: Users, roles: ['admin'], group: 'people' },
  { to: '/admin/crews', label: msg`Crews`, icon: HardHat, roles: ['admin'], group: 'people' },
  {
    to: '/admin/cost-codes',
    label: msg`Cost codes`,
    icon: Tag,
    roles: ['admin'],
    group: 'company',
  },
  {
    to: '/admin/settings',
    label: msg`Settings`,
    icon: Settings,
    roles: ['admin'],
    group: 'company',
  },
  {
    to: '/admin/audit',
    label: msg`Audit log`,
    icon: History,
    roles: ['admin'],
    group: 'company',
  },
];
