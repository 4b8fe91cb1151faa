import { useLingui } from '@lingui/react/macro';

/** Returns the labels of a contract's fields on a certified payroll. */
export function useContractLabels() {
  const { t } = useLingui();
  return {
    contract_number: t`Contract number`,
    prime_contractor: t`Prime contractor`,
    location: t`Project location`,
    wage_determination: t`Wage determination`,
  };
}
