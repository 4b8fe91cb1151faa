import { resolveBranding } from '@muster/contract';
import { brandingFormSchema, companyFactsSchema } from '@muster/contract/branding-form';
import type { BrandingForm, CompanyFacts } from '@muster/contract/branding-form';
import * as s from '@muster/contract/shape';
import * as z from 'zod/mini';
import { expectRow } from '../../data/errors/data-error.ts';
import { companyColumns, companyFields } from '../../data/identity/company.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';

const ownCompanySchema = s.object({ ...companyFields, version: s.int });
export type OwnCompany = s.Shaped<typeof ownCompanySchema>;

export function ownCompanyQuery(userId: string, companyId: string): SnapshotQuery<OwnCompany> {
  return {
    queryKey: queryKey(userId, 'own_company'),
    fetch: async (api) =>
      expectRow(
        await api.query(
          (rest) => rest.from('companies').select(`${companyColumns},version`).eq('id', companyId),
          s.array(ownCompanySchema),
        ),
      ),
    schema: ownCompanySchema,
  };
}

/** The contents of the editor. */
export type CompanyLook = { readonly branding: BrandingForm; readonly company: CompanyFacts };

/** Returns the initial contents of the editor: the current settings, including colors that are switched off. */
export function lookOf(company: OwnCompany): CompanyLook {
  const settings = z
    .object({ branding: z.record(z.string(), z.unknown()) })
    .safeParse(company.settings);
  const stored = settings.success ? settings.data.branding : {};
  // Colors that are switched off are kept, so switching them on again restores them.
  const {
    name: _,
    company_type: __,
    ...applied
  } = resolveBranding({
    ...company,
    settings: { branding: { ...stored, use_custom_colors: true } },
  });
  return {
    branding: { ...applied, use_custom_colors: stored['use_custom_colors'] === true },
    company: {
      company_type: company.company_type,
      tagline: company.tagline,
      website_url: company.website_url,
      phone: company.phone,
      address: company.address,
    },
  };
}

export type LookField = keyof BrandingForm | keyof CompanyFacts;

/** Returns the fields that the server would reject, by the schema shared with it. */
export function wrongFields({ branding, company }: CompanyLook): ReadonlySet<LookField> {
  const issues = [
    ...(brandingFormSchema.safeParse(branding).error?.issues ?? []),
    ...(companyFactsSchema.safeParse(company).error?.issues ?? []),
  ];
  const known = [...Object.keys(branding), ...Object.keys(company)];
  const named = new Set(issues.map(({ path }) => path[0]));
  return new Set(known.filter((field): field is LookField => named.has(field)));
}
