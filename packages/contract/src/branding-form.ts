import { isHexColor } from '@muster/domain';
import * as z from 'zod/mini';

/**
 * The branding that an admin may save for a company. The database enforces the same rules
 * (`app.wrong_branding_field`, `app.wrong_company_field`); `cases/company-look.json` is tested
 * against both.
 */
function saidText(maxLength: number) {
  return z.nullable(
    z.string().check(
      z.refine((text) => /\S/.test(text)),
      z.refine((text) => Array.from(text).length <= maxLength),
    ),
  );
}

const colorSchema = z.string().check(z.refine(isHexColor));

/** A public picture: over https, or from this server's public files. */
export const pictureUrlSchema = z
  .string()
  .check(z.maxLength(2000), z.regex(/^(https:\/\/|\/storage\/v1\/object\/public\/)[^\s"'<>\\]+$/));

/** The whole branding object; missing and unknown fields are rejected. */
export const brandingFormSchema = z.strictObject({
  primary_color: colorSchema,
  secondary_color: colorSchema,
  accent_color: colorSchema,
  background_color: colorSchema,
  text_color: colorSchema,
  theme_mode: z.enum(['light', 'dark']),
  show_company_name_in_nav: z.boolean(),
  use_custom_colors: z.boolean(),
  logo_url: z.nullable(pictureUrlSchema),
  brand_name: saidText(200),
});
export type BrandingForm = z.infer<typeof brandingFormSchema>;

export const companyFactsSchema = z.strictObject({
  company_type: saidText(100),
  tagline: saidText(300),
  website_url: z.nullable(
    z.string().check(z.maxLength(2000), z.regex(/^https?:\/\/[^\s"'<>\\]+$/)),
  ),
  phone: saidText(50),
  address: saidText(500),
});
export type CompanyFacts = z.infer<typeof companyFactsSchema>;
