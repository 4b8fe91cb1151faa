/** How far a project is; being archived is beside it. */
export const projectStatuses = ['planned', 'active', 'on_hold', 'done'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** The clock offers these only; a punch on any other is stored anyway. */
export const offeredStatuses: readonly string[] = [
  'planned',
  'active',
] satisfies readonly ProjectStatus[];
