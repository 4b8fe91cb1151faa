import * as z from 'zod/mini';

/** What `first_steps` answers an admin; null once everything is done or the list was hidden. */
export const firstStepsSchema = z.object({
  steps: z.nullable(
    z.object({
      people: z.boolean(),
      crew: z.boolean(),
      site: z.boolean(),
      punch: z.boolean(),
    }),
  ),
  /** Where the first site belongs; null where every project is archived. */
  project_id: z.optional(z.nullable(z.uuid())),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;
