import type { CompanySettingsAnswer } from '@muster/contract/company-settings';

export type SectionProps = { readonly settings: CompanySettingsAnswer };
