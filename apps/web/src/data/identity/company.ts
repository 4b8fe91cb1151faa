import * as z from 'zod/mini';

/** A company as the app reads it to look like it. */
export const companySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  company_type: z.nullable(z.string()),
  logo_url: z.nullable(z.string()),
  brand_name: z.nullable(z.string()),
  tagline: z.nullable(z.string()),
  website_url: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  settings: z.record(z.string(), z.unknown()),
});
export const companyColumns =
  'id,name,company_type,logo_url,brand_name,tagline,website_url,phone,address,settings';
export type Company = z.infer<typeof companySchema>;
