import * as z from 'zod/mini';
import { pictureUrlSchema } from './branding-form.ts';

/**
 * Icons of a company's installed app, by purpose and size in pixels, in `companies.settings.icons`.
 * `save_company_icons` takes all icons or null.
 */
export const companyIconsSchema = z.strictObject({
  any_192: pictureUrlSchema,
  any_512: pictureUrlSchema,
  maskable_512: pictureUrlSchema,
  monochrome_512: pictureUrlSchema,
  apple_180: pictureUrlSchema,
});
export type CompanyIcons = z.infer<typeof companyIconsSchema>;

/** Returns the company's icons; null if there are none or they are invalid. */
export function resolveCompanyIcons(settings: unknown): CompanyIcons | null {
  const parsed = z.object({ icons: companyIconsSchema }).safeParse(settings);
  return parsed.success ? parsed.data.icons : null;
}
