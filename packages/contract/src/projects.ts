import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';
import { projectStatuses } from './project-status.ts';

function saidText(maxLength: number) {
  return z.string().check(
    z.refine((text) => /\S/.test(text)),
    z.refine((text) => Array.from(text).length <= maxLength),
  );
}

const dayText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Input of `save_project`, always the whole form; `app.wrong_project_field` has the same rules. */
export const projectFormSchema = z
  .strictObject({
    name: saidText(200),
    number: z.nullable(saidText(50)),
    customer: z.nullable(saidText(200)),
    address: z.nullable(saidText(500)),
    status: z.enum(projectStatuses),
    starts_on: z.nullable(dayText),
    ends_on: z.nullable(dayText),
    default_cost_code_id: z.nullable(z.uuid()),
  })
  .check(
    z.refine(
      ({ starts_on, ends_on }) => starts_on === null || ends_on === null || ends_on >= starts_on,
      { path: ['ends_on'] },
    ),
  );
export type ProjectForm = z.infer<typeof projectFormSchema>;

/**
 * Input of `save_site`, always the whole form. The domain's `fenceError` validates the geofence.
 */
export type SiteForm = {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly radius_m: number;
  /** Corners as `[lng, lat]`, not closed; null for a circle. */
  readonly polygon: readonly (readonly [lng: number, lat: number])[] | null;
};

export const listedProjectSchema = z.object({
  id: z.uuid(),
  number: z.nullable(z.string()),
  name: z.string(),
  customer: z.nullable(z.string()),
  address: z.nullable(z.string()),
  status: z.enum(projectStatuses),
  is_archived: z.boolean(),
  starts_on: z.nullable(z.string()),
  ends_on: z.nullable(z.string()),
  site_count: z.int(),
  crew_names: z.array(z.string()),
  /** People on the project's clock whom the reader oversees. */
  on_clock: z.int(),
});
export type ListedProject = z.infer<typeof listedProjectSchema>;

const foundProjectsSchema = z.object({
  verdict: z.literal('ok'),
  total: z.int(),
  /** Number of matches by status, and of `archived` ones. */
  counts: z.record(z.string(), z.int()),
  projects: z.array(listedProjectSchema),
});

/** Response of `list_projects`: a hundred at a time. */
export const projectListSchema = z.union([foundProjectsSchema, refusalSchema]);

export const siteSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  radius_m: z.int(),
  polygon: z.nullable(z.array(z.tuple([z.number(), z.number()]))),
  version: z.int(),
});
export type ProjectSite = z.infer<typeof siteSchema>;

/** Response of `project_page` for an admin or a supervisor who sees the project. */
export const readProjectSchema = z.object({
  verdict: z.literal('ok'),
  may_edit: z.boolean(),
  time_zone: z.string(),
  project: z.object({
    id: z.uuid(),
    name: z.string(),
    number: z.nullable(z.string()),
    customer: z.nullable(z.string()),
    address: z.nullable(z.string()),
    status: z.enum(projectStatuses),
    starts_on: z.nullable(z.string()),
    ends_on: z.nullable(z.string()),
    default_cost_code_id: z.nullable(z.uuid()),
    archived_at: z.nullable(z.string()),
    version: z.int(),
  }),
  default_cost_code: z.nullable(z.object({ id: z.uuid(), code: z.string(), name: z.string() })),
  sites: z.array(siteSchema),
  crews: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      is_archived: z.boolean(),
      people: z.array(z.object({ person_id: z.uuid(), name: z.string(), is_lead: z.boolean() })),
    }),
  ),
  /** All crews; for a supervisor, only those that they lead. */
  crew_count: z.int(),
  on_now: z.array(
    z.object({
      person_id: z.uuid(),
      name: z.string(),
      since: z.string(),
      on_break: z.boolean(),
      cost_code: z.nullable(z.string()),
      /** Site of the clock-in. */
      site_id: z.nullable(z.uuid()),
      site_name: z.nullable(z.string()),
      place_verdict: z.nullable(z.enum(['inside', 'uncertain', 'outside', 'no_fix'])),
    }),
  ),
  /** By the day on which the work began, in the company's zone; days without work are absent. */
  days: z.array(z.object({ day: z.string(), minutes: z.int(), people: z.int() })),
});
export type ReadProject = z.infer<typeof readProjectSchema>;

export const projectPageSchema = z.union([readProjectSchema, refusalSchema]);

/** Response of `field_project`: a project for everyone who sees it. */
export const fieldProjectPageSchema = z.object({
  verdict: z.literal('ok'),
  project: z.object({
    id: z.uuid(),
    name: z.string(),
    number: z.nullable(z.string()),
    status: z.enum(projectStatuses),
    archived_at: z.nullable(z.string()),
  }),
});
export type FieldProjectPage = z.infer<typeof fieldProjectPageSchema>;
export const fieldProjectAnswerSchema = z.union([fieldProjectPageSchema, refusalSchema]);
