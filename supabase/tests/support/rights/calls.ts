import { type Role, roles } from './roles.ts';

/**
 * The result of a function for each role. `ok` is anything but a refusal; `denied` is 42501, because the function isn't
 * granted. All other roles get a refusal as the response.
 */
export type RpcRights = {
  /** SQL of the call, with placeholders for the employee's rows of the first company. */
  readonly call: string;
  readonly ok: readonly (Role | 'anon')[];
  readonly anon: 'denied' | 'granted';
};

export const members = ['employee', 'supervisor', 'admin', 'outsider'] as const;
export const everybody = [...roles];

/** Finds rows of the first company by name, as the caller may read them; null for callers who can't see them. */
export const crewOne = `(select c.id from crews c where c.name = 'Crew one')`;
export const bridge = `(select p.id from projects p where p.name = 'River bridge')`;
