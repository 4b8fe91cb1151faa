import { DataPolicyPage } from '../../features/public-pages/DataPolicyPage.tsx';
import { PrivacyPolicyPage } from '../../features/public-pages/PrivacyPolicyPage.tsx';
import { usePaperCompany } from './use-paper-company.ts';

export { TermsPage } from '../../features/public-pages/TermsPage.tsx';

export function PrivacyPage() {
  return <PrivacyPolicyPage company={usePaperCompany()} />;
}

export function DataPage() {
  return <DataPolicyPage company={usePaperCompany()} />;
}
