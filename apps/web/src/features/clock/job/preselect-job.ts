import { fenceVerdict, type Fix } from '@muster/domain';
import type { Job, Project } from '../../../data/jobs/project.ts';

export type JobKnowledge = {
  readonly projects: readonly Project[];
  /** Jobs of earlier entries, latest first. */
  readonly recentJobs: readonly Job[];
  /** Null until the phone's location is known; nothing waits for it. */
  readonly fix: Fix | null;
};

/**
 * Returns the project that the person most likely starts on: the one whose site they are on, else the last one used,
 * else the only one there is.
 */
export function preselectProject(knowledge: JobKnowledge): Project | null {
  const { projects } = knowledge;
  return (
    projectHere(knowledge) ??
    recentProjects(knowledge)[0] ??
    (projects.length === 1 ? (projects[0] ?? null) : null)
  );
}

/** Returns the project whose site the person is on; if there are several, the last one used, else the nearest. */
export function projectHere(knowledge: JobKnowledge): Project | null {
  const { projects, fix } = knowledge;
  const here = fix === null ? [] : projectsAround(projects, fix);
  return recentProjects(knowledge).find((project) => here.includes(project)) ?? here[0] ?? null;
}

/** Returns the cost code to start with on a project: the last one used there, else the project's own. */
export function preselectCostCode(
  project: Project,
  recentJobs: readonly Job[],
  costCodeIds: ReadonlySet<string>,
): string | null {
  const used = recentJobs.find(({ projectId }) => projectId === project.id)?.costCodeId ?? null;
  return [used, project.defaultCostCodeId].find((id) => id !== null && costCodeIds.has(id)) ?? null;
}

function recentProjects({ projects, recentJobs }: JobKnowledge): readonly Project[] {
  return recentJobs.flatMap(({ projectId }) => projects.find(({ id }) => id === projectId) ?? []);
}

/** Returns the projects with a site around the location, nearest site first. */
function projectsAround(projects: readonly Project[], fix: Fix): readonly Project[] {
  return projects
    .flatMap((project) => {
      const place = fenceVerdict({ fix, sites: project.sites });
      return place?.verdict === 'inside' ? [{ project, distanceM: place.distanceM }] : [];
    })
    .toSorted((a, b) => a.distanceM - b.distanceM)
    .map(({ project }) => project);
}
