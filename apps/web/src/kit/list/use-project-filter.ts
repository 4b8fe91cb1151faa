import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from './list-filter.ts';

/** By one of these projects. */
export function useProjectFilter(
  projects: readonly { readonly id: string; readonly name: string; readonly detail?: string }[],
): ListFilter {
  const { t } = useLingui();
  return {
    kind: 'picker',
    key: 'project',
    label: t`Project`,
    allLabel: t`All projects`,
    searchLabel: t`Search projects`,
    emptyText: t`No project found.`,
    options: projects.map(({ id, name, detail }) => ({
      value: id,
      label: name,
      ...(detail !== undefined && { detail }),
    })),
  };
}
