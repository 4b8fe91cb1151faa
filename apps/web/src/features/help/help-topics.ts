import type { Role } from '@muster/contract';

const leads = ['supervisor', 'admin'] as const;
const all = ['employee', ...leads] as const;

/**
 * The topics in `topics/`, in list order. `paths` are the areas whose "How this works" opens the topic; if two topics
 * name the same area, the first one for the reader's role opens.
 */
export const helpTopics = [
  { id: 'today', paths: ['/dashboard', '/approvals', '/time/crew'], roles: leads },
  { id: 'clock', paths: ['/dashboard', '/time'], roles: all },
  { id: 'offline', paths: ['/needs-attention'], roles: all },
  { id: 'my-hours', paths: ['/time/sheets'], roles: all },
  { id: 'planning', paths: ['/schedule'], roles: leads },
  { id: 'my-schedule', paths: ['/schedule'], roles: all },
  { id: 'timesheets', paths: ['/timesheets'], roles: leads },
  { id: 'payroll', paths: ['/payroll'], roles: ['admin'] },
  { id: 'hazards', paths: ['/safety'], roles: all },
  { id: 'jsas', paths: ['/safety/jsas', '/sarah-jsa'], roles: all },
  { id: 'construction', paths: ['/construction'], roles: all },
  { id: 'orders', paths: ['/purchase-orders'], roles: all },
  { id: 'projects', paths: ['/admin/projects'], roles: leads },
  { id: 'job-cost', paths: ['/reports'], roles: leads },
  { id: 'people', paths: ['/admin/employees', '/admin/crews', '/admin/kiosks'], roles: ['admin'] },
  { id: 'settings', paths: ['/admin/settings', '/admin/cost-codes'], roles: ['admin'] },
  {
    id: 'records',
    paths: ['/admin/audit', '/admin/data', '/tracking-compliance'],
    roles: ['admin'],
  },
  { id: 'location', paths: ['/tracking-compliance', '/my-profile'], roles: all },
] as const satisfies readonly {
  readonly id: string;
  readonly paths: readonly string[];
  readonly roles: readonly Role[];
}[];

export type HelpTopicId = (typeof helpTopics)[number]['id'];

export function topicsFor(role: Role | null) {
  return helpTopics.filter(({ roles }) => roles.some((known) => known === role));
}

/** Returns the topic for the area of a page; null if there is none. */
export function topicAt(role: Role | null, path: string): HelpTopicId | null {
  const covering = topicsFor(role).flatMap(({ id, paths }) =>
    paths
      .filter((known) => path === known || path.startsWith(`${known}/`))
      .map((known) => ({ id, length: known.length })),
  );
  const longest = Math.max(...covering.map(({ length }) => length));
  return covering.find(({ length }) => length === longest)?.id ?? null;
}
