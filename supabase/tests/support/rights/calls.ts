import { type Role, roles } from './roles.ts';

/**
 * A function: what each role hears. `ok` is anything but a refusal; `denied` is 42501, the function
 * not being granted. Roles not named are refused in the answer.
 */
export type RpcRights = {
  /** SQL of the call as it stands for the employee's rows of the first company. */
  readonly call: string;
  readonly ok: readonly (Role | 'anon')[];
  readonly anon: 'denied' | 'granted';
};

export const members = ['employee', 'supervisor', 'admin', 'outsider'] as const;
export const everybody = [...roles];

/** Rows of the first company by their names, as the caller may read them; null for whom they are hidden. */
export const crewOne = `(select c.id from crews c where c.name = 'Crew one')`;
export const bridge = `(select p.id from projects p where p.name = 'River bridge')`;
