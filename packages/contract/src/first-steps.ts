import * as z from 'zod/mini';

/** Response of `first_steps` for admins; null once everything is done or the list is hidden. */
export const firstStepsSchema = z.object({
  steps: z.nullable(
    z.object({
      people: z.boolean(),
      crew: z.boolean(),
      site: z.boolean(),
      punch: z.boolean(),
    }),
  ),
  /** The project for the first site; null if every project is archived. */
  project_id: z.optional(z.nullable(z.uuid())),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;
