import type { PaperCompany } from '../../features/public-pages/paper-company.ts';
import { useLook } from '../look/look-context.tsx';

/** The company whose papers someone reads; null for a visitor: the platform's defaults hold. */
export function usePaperCompany(): PaperCompany | null {
  const { company } = useLook();
  if (company === null) return null;
  return {
    name: company.name,
    address: company.address,
    phone: company.phone,
    websiteUrl: company.website_url,
    settings: company.settings,
  };
}
