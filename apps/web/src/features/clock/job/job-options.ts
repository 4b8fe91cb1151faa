import type { PickerOption } from '../../../ui/picker-option.ts';
import type { CostCode, Job, Project } from '../../../data/jobs/project.ts';

export type OptionGroups = { readonly recent: string; readonly all: string };

/** How many recently used ones are listed first. */
const recentCount = 5;

/** Returns recently used projects first, then all by name, each only once. */
export function projectOptions(
  projects: readonly Project[],
  recentJobs: readonly Job[],
  groups: OptionGroups,
): readonly PickerOption<string>[] {
  const recentIds = [...new Set(recentJobs.map(({ projectId }) => projectId))];
  const recent = recentIds
    .flatMap((id) => projects.find((project) => project.id === id) ?? [])
    .slice(0, recentCount);
  return inGroups(projects, recent, groups).map(({ item, group }) => ({
    value: item.id,
    label: item.name,
    detail: [item.number, item.customer].filter(isText).join(' · ') || undefined,
    group,
  }));
}

/** Returns codes recently used on the project first, then all by code, each only once. */
export function costCodeOptions(
  costCodes: readonly CostCode[],
  projectId: string | null,
  recentJobs: readonly Job[],
  groups: OptionGroups,
): readonly PickerOption<string>[] {
  const recentIds = [
    ...new Set(
      recentJobs.filter((job) => job.projectId === projectId).map(({ costCodeId }) => costCodeId),
    ),
  ];
  const recent = recentIds
    .flatMap((id) => costCodes.find((code) => code.id === id) ?? [])
    .slice(0, recentCount);
  return inGroups(costCodes, recent, groups).map(({ item, group }) => ({
    value: item.id,
    label: item.name,
    detail: item.code,
    group,
  }));
}

function inGroups<Item>(all: readonly Item[], recent: readonly Item[], groups: OptionGroups) {
  // A single group needs no name.
  if (recent.length === 0) return all.map((item) => ({ item, group: undefined }));
  return [
    ...recent.map((item) => ({ item, group: groups.recent })),
    ...all.filter((item) => !recent.includes(item)).map((item) => ({ item, group: groups.all })),
  ];
}

function isText(text: string | null): text is string {
  return text !== null && text !== '';
}
