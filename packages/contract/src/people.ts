/** The list of a company's people: its requests, responses and bulk changes. */
import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

export const personRoles = ['employee', 'supervisor', 'admin'] as const;
export type PersonRole = (typeof personRoles)[number];

/**
 * A person's current status. `invited`: an invitation is pending. `no_login`: a member without a
 * login. `left`: no longer a member.
 */
export const personStatuses = ['active', 'invited', 'no_login', 'left'] as const;
export type PersonStatus = (typeof personStatuses)[number];

export const peopleSorts = ['name', 'last_name'] as const;

/** The most people in one call of `change_people` or `set_crew_members`. */
export const mostPeopleAtOnce = 500;

/** One row of the list, with the current role and crews. */
export const listedPersonSchema = z.object({
  person_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  photo_url: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  employee_number: z.nullable(z.string()),
  role: z.nullable(z.enum(personRoles)),
  status: z.enum(personStatuses),
  crews: z.array(z.object({ id: z.uuid(), name: z.string(), is_lead: z.boolean() })),
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

/** Response of `search_people`: a page, and the total number of matches. */
export const foundPeopleSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    total: z.int(),
    from_row: z.int(),
    people: z.array(listedPersonSchema),
  }),
  refusalSchema,
]);

/** Response of `find_person_ids`. */
export const foundIdsSchema = z.union([
  z.object({ verdict: z.literal('ok'), person_ids: z.array(z.uuid()) }),
  refusalSchema,
]);

/** A change that `change_people` makes to each of many people. */
export type PeopleChange =
  | { readonly kind: 'role'; readonly role: PersonRole }
  | { readonly kind: 'add_to_crew' | 'remove_from_crew'; readonly crew_id: string }
  | { readonly kind: 'deactivate' | 'reactivate' };

/** One person's result in a bulk change. */
export const changedPersonSchema = z.object({
  person_id: z.uuid(),
  name: z.string(),
  outcome: z.enum(['changes', 'already', 'refused']),
  /** A code from the error catalog. */
  reason: z.nullable(z.string()),
});
export type ChangedPerson = z.infer<typeof changedPersonSchema>;

/** Response of `change_people`; in a preview, `change_id` is null and nothing has changed. */
export const peopleChangeAnswerSchema = z.union([
  z.object({
    verdict: z.enum(['preview', 'applied']),
    change_id: z.nullable(z.uuid()),
    people: z.array(changedPersonSchema),
  }),
  refusalSchema,
]);

/** Response of `undo_people_change`. */
export const peopleUndoAnswerSchema = z.union([
  z.object({ verdict: z.literal('applied'), undone: z.int(), kept: z.int() }),
  refusalSchema,
]);
