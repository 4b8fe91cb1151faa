import { msg } from '@lingui/core/macro';
import type { AuditNames } from '../../data/audit/audit-names.ts';

/** Audit log names for this feature's records, columns and values. */
export const brandingAudit = {
  fields: {
    accent_color: msg`Accent color`,
    background_color: msg`Background color`,
    brand_name: msg`Name in the app`,
    icons: msg`Icons`,
    logo_url: msg`Logo`,
    primary_color: msg`Primary color`,
    secondary_color: msg`Secondary color`,
    show_company_name_in_nav: msg`Name beside the logo`,
    tagline: msg`Tagline`,
    text_color: msg`Text color`,
    theme: msg`Theme`,
    theme_mode: msg`Theme`,
    use_custom_colors: msg`Custom colors`,
    website_url: msg`Website`,
  },
  values: {
    dark: msg`Dark`,
    light: msg`Light`,
  },
} satisfies AuditNames;
