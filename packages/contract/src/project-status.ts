/** Progress of a project; being archived is separate from it. */
export const projectStatuses = ['planned', 'active', 'on_hold', 'done'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** Only these are offered at the clock; a punch on any other project is stored anyway. */
export const offeredStatuses: readonly string[] = [
  'planned',
  'active',
] satisfies readonly ProjectStatus[];
