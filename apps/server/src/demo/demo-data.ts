import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const site = z.object({
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  radius_m: z.int(),
  polygon: z.optional(z.array(z.tuple([z.number(), z.number()]))),
});

const demoData = z.object({
  company: z.object({
    id: z.uuid(),
    name: z.string(),
    company_type: z.string(),
    brand_name: z.string(),
    tagline: z.string(),
    website_url: z.string(),
    phone: z.string(),
    address: z.string(),
    time_zone: z.string(),
    branding: z.record(z.string(), z.unknown()),
  }),
  cost_codes: z.array(z.object({ code: z.string(), name: z.string() })),
  crews: z.array(
    z.object({
      name: z.string(),
      /** Weeks since the crew began to use Muster. */
      weeks: z.int(),
      size: z.int(),
      without_login: z.int(),
      /** Number of people at the end of the crew's list who work every other workday. */
      part_time: z.int(),
      shift: z.object({ start: z.string(), end: z.string(), weekdays: z.array(z.int()) }),
      projects: z.array(z.string()),
      codes: z.array(z.string()),
      /** By position in the crew: the first of two days off, 0 Sunday to 6 Saturday. */
      days_off: z.array(z.int()),
    }),
  ),
  projects: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      customer: z.nullable(z.string()),
      address: z.string(),
      code: z.string(),
      sites: z.array(site),
    }),
  ),
  second: z.object({
    id: z.uuid(),
    name: z.string(),
    company_type: z.string(),
    time_zone: z.string(),
    branding: z.record(z.string(), z.unknown()),
    project: z.object({ number: z.string(), name: z.string(), site }),
    size: z.int(),
  }),
  first_names: z.array(z.string()),
  /** First names of people whose portraits have long hair. */
  long_hair: z.array(z.string()),
  last_names: z.array(z.string()),
});

export type DemoData = z.infer<typeof demoData>;
export type DemoCrew = DemoData['crews'][number];
export type DemoSite = z.infer<typeof site>;

const file = join(import.meta.dirname, '../../../../supabase/demo/company.json');

export async function readDemoData(): Promise<DemoData> {
  return demoData.parse(JSON.parse(await readFile(file, 'utf8')));
}
