import { useLingui } from '@lingui/react/macro';
import type { ApprenticeProgram } from '@muster/contract/certified-payroll';

/** With whom an apprenticeship program is registered. */
export function useAgencies(): Readonly<Record<ApprenticeProgram['registered_with'], string>> {
  const { t } = useLingui();
  return { OA: t`Office of Apprenticeship (OA)`, SAA: t`State Apprenticeship Agency (SAA)` };
}
