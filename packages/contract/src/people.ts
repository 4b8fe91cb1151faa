/** The list of a company's people: what is asked, answered and changed for many at once. */
import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

export const personRoles = ['employee', 'supervisor', 'admin'] as const;
export type PersonRole = (typeof personRoles)[number];

/**
 * Where a person stands now. `invited`: an offer of a login is open. `no_login`: a member without
 * one. `left`: no member any more.
 */
export const personStatuses = ['active', 'invited', 'no_login', 'left'] as const;
export type PersonStatus = (typeof personStatuses)[number];

export const peopleSorts = ['name', 'last_name'] as const;

/** Most people in one call of `change_people` or `set_crew_members`. */
export const mostPeopleAtOnce = 500;

/** One row of the list; role and crews as of now. */
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

/** What `search_people` answers: a page, and how many fit in all. */
export const foundPeopleSchema = z.union([
  z.object({
    verdict: z.literal('ok'),
    total: z.int(),
    from_row: z.int(),
    people: z.array(listedPersonSchema),
  }),
  refusalSchema,
]);

/** What `find_person_ids` answers. */
export const foundIdsSchema = z.union([
  z.object({ verdict: z.literal('ok'), person_ids: z.array(z.uuid()) }),
  refusalSchema,
]);

/** What `change_people` does to each of many people. */
export type PeopleChange =
  | { readonly kind: 'role'; readonly role: PersonRole }
  | { readonly kind: 'add_to_crew' | 'remove_from_crew'; readonly crew_id: string }
  | { readonly kind: 'deactivate' | 'reactivate' };

/** What becomes of one person where many are changed by one call. */
export const changedPersonSchema = z.object({
  person_id: z.uuid(),
  name: z.string(),
  outcome: z.enum(['changes', 'already', 'refused']),
  /** From the catalog of errors. */
  reason: z.nullable(z.string()),
});
export type ChangedPerson = z.infer<typeof changedPersonSchema>;

/** What `change_people` answers; in a preview `change_id` is null and nothing has happened. */
export const peopleChangeAnswerSchema = z.union([
  z.object({
    verdict: z.enum(['preview', 'applied']),
    change_id: z.nullable(z.uuid()),
    people: z.array(changedPersonSchema),
  }),
  refusalSchema,
]);

/** What `undo_people_change` answers. */
export const peopleUndoAnswerSchema = z.union([
  z.object({ verdict: z.literal('applied'), undone: z.int(), kept: z.int() }),
  refusalSchema,
]);
