import * as z from 'zod/mini';
import { pictureUrlSchema } from './branding-form.ts';

/**
 * The icons with which a company's app is installed, by purpose and size in pixels, in
 * `companies.settings.icons`. `save_company_icons` takes all of them or null.
 */
export const companyIconsSchema = z.strictObject({
  any_192: pictureUrlSchema,
  any_512: pictureUrlSchema,
  maskable_512: pictureUrlSchema,
  monochrome_512: pictureUrlSchema,
  apple_180: pictureUrlSchema,
});
export type CompanyIcons = z.infer<typeof companyIconsSchema>;

/** The company's icons; null where it has none or they make no sense. */
export function resolveCompanyIcons(settings: unknown): CompanyIcons | null {
  const parsed = z.object({ icons: companyIconsSchema }).safeParse(settings);
  return parsed.success ? parsed.data.icons : null;
}
