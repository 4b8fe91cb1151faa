import { languageOf, type Language } from '@muster/domain/languages';
import { type BrandedCompany, givenColors, resolveBranding } from '@muster/contract';
import { brandColors, oklchToHex } from '@muster/domain';
import type { Database } from '../db/database.ts';

/** The sender's branding in a mail. Colors as `#rrggbb`, legible on each other. */
export type MailBrand = {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly accent: string;
  readonly onAccent: string;
};

/** Returns the company that a person belongs to or is invited by, and its language for them. */
export type BrandFor = (person: {
  readonly userId: string;
  readonly invitationToken: string | null;
}) => Promise<{ readonly brand: MailBrand; readonly language: Language } | null>;

export const productBrand: MailBrand = { ...brandOf(null, ''), name: 'Muster' };

/**
 * Reads only a company's branding and, for an invitation, the data that its holder sees.
 *
 * @param siteUrl public address of this server, since a logo in its own store is named by a path
 */
export function createBrandFor(database: Database, siteUrl: string): BrandFor {
  return async ({ userId, invitationToken }) => {
    const [own] = await database.query<BrandedCompany & { language: string }>(
      `select c.name, c.company_type, c.logo_url, c.brand_name, c.settings, p.language
       from public.profiles p join public.companies c on c.id = p.company_id where p.id = $1`,
      [userId],
    );
    if (own !== undefined)
      return { brand: brandOf(own, siteUrl), language: languageOf(own.language) };
    if (invitationToken === null) return null;

    const [invitation] = await database.query<{ preview: InvitationPreview }>(
      'select public.invitation_preview($1) as preview',
      [invitationToken],
    );
    if (invitation?.preview.usable !== true) return null;
    const { company, language } = invitation.preview;
    return { brand: brandOf(company, siteUrl), language: languageOf(language) };
  };
}

type InvitationPreview =
  | { readonly usable: false }
  | { readonly usable: true; readonly language: string; readonly company: BrandedCompany };

/** @param siteUrl public address of this server, since a logo in its own store is named by a path */
export function brandOf(company: BrandedCompany | null, siteUrl: string): MailBrand {
  const branding = resolveBranding(company);
  const { accent, onAccent } = brandColors(givenColors(branding), 'light').accent;
  return {
    name: branding.name ?? '',
    logoUrl: branding.logo_url?.startsWith('/')
      ? `${siteUrl}${branding.logo_url}`
      : branding.logo_url,
    accent: oklchToHex(accent),
    onAccent: oklchToHex(onAccent),
  };
}
