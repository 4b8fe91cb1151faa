import { defaultColors, type GivenColors, isHexColor } from '@muster/domain';

/** The branding object inside `companies.settings`, complete. Names and defaults: specification 3. */
export type BrandingSettings = {
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly accent_color: string;
  readonly background_color: string;
  readonly text_color: string;
  readonly theme_mode: 'light' | 'dark';
  readonly show_company_name_in_nav: boolean;
  readonly use_custom_colors: boolean;
  readonly logo_url: string | null;
  readonly brand_name: string | null;
};

export const brandingDefaults = {
  primary_color: defaultColors.primaryHex,
  secondary_color: defaultColors.secondaryHex,
  accent_color: defaultColors.accentHex,
  background_color: defaultColors.backgroundHex,
  text_color: defaultColors.textHex,
  theme_mode: 'light',
  show_company_name_in_nav: true,
  use_custom_colors: false,
  logo_url: null,
  brand_name: null,
} as const satisfies BrandingSettings;

/** The company data that branding is resolved from. */
export type BrandedCompany = {
  readonly name: string;
  readonly company_type: string | null;
  readonly logo_url: string | null;
  readonly brand_name: string | null;
  readonly settings: unknown;
};

export type Branding = BrandingSettings & {
  /** The company's display name; null if there is no company, in which case the product's own name is shown. */
  readonly name: string | null;
  readonly company_type: string | null;
};

type ColorKey = Extract<keyof BrandingSettings, `${string}_color`>;

/** Returns the five branding colors in the form that `brandColors` takes. */
export function givenColors(branding: Pick<BrandingSettings, ColorKey>): GivenColors {
  return {
    primaryHex: branding.primary_color,
    secondaryHex: branding.secondary_color,
    accentHex: branding.accent_color,
    backgroundHex: branding.background_color,
    textHex: branding.text_color,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function flag(value: unknown, fallback: boolean): boolean {
  return typeof value === 'boolean' ? value : fallback;
}

/** Reads the settings, replacing missing and invalid values with defaults, so that branding never breaks the app. */
function readBrandingSettings(settings: unknown): BrandingSettings {
  const given = isRecord(settings) && isRecord(settings['branding']) ? settings['branding'] : {};
  const color = (key: ColorKey) => {
    const value = given[key];
    return typeof value === 'string' && isHexColor(value) ? value : brandingDefaults[key];
  };
  return {
    primary_color: color('primary_color'),
    secondary_color: color('secondary_color'),
    accent_color: color('accent_color'),
    background_color: color('background_color'),
    text_color: color('text_color'),
    theme_mode: given['theme_mode'] === 'dark' ? 'dark' : brandingDefaults.theme_mode,
    show_company_name_in_nav: flag(
      given['show_company_name_in_nav'],
      brandingDefaults.show_company_name_in_nav,
    ),
    use_custom_colors: flag(given['use_custom_colors'], brandingDefaults.use_custom_colors),
    logo_url: textOrNull(given['logo_url']),
    brand_name: textOrNull(given['brand_name']),
  };
}

/**
 * Resolves the branding that applies: the company's columns win over its settings, and its name is the last resort for
 * the brand name. Without a company the defaults apply (specification 4), and without `use_custom_colors` the default
 * colors apply regardless of the settings.
 */
export function resolveBranding(company: BrandedCompany | null): Branding {
  if (company === null) return { ...brandingDefaults, name: null, company_type: null };
  const given = readBrandingSettings(company.settings);
  const colors = given.use_custom_colors ? given : brandingDefaults;
  const brand_name = textOrNull(company.brand_name) ?? given.brand_name;
  return {
    ...given,
    primary_color: colors.primary_color,
    secondary_color: colors.secondary_color,
    accent_color: colors.accent_color,
    background_color: colors.background_color,
    text_color: colors.text_color,
    logo_url: textOrNull(company.logo_url) ?? given.logo_url,
    brand_name,
    name: brand_name ?? company.name,
    company_type: company.company_type,
  };
}
