import { useLingui } from '@lingui/react/macro';
import type { BreakRule } from '@muster/contract/break-sets';
import type { OvertimeRule } from '@muster/contract/overtime-sets';

/** Returns the names of the named rule sets. */
export function useSetNames() {
  const { t } = useLingui();
  const overtimeNames: Readonly<Record<OvertimeRule['set'], string>> = {
    federal: t`US federal`,
    california: t`California`,
    alaska: t`Alaska`,
    nevada: t`Nevada`,
    colorado: t`Colorado`,
    puerto_rico: t`Puerto Rico`,
    oregon_manufacturing: t`Oregon, manufacturing`,
    custom: t`Your own`,
  };
  const breakNames: Readonly<Record<BreakRule['set'], string>> = {
    federal: t`US federal`,
    california: t`California`,
    colorado: t`Colorado`,
    germany: t`Germany`,
    custom: t`Your own`,
  };
  return { overtimeNames, breakNames };
}
