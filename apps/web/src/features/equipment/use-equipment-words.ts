import { useLingui } from '@lingui/react/macro';
import type { EquipmentPiece, MeterUnit } from '@muster/contract/equipment';

/** Equipment in words. */
export function useEquipmentWords() {
  const { t, i18n } = useLingui();
  const number = (tenths: number) => i18n.number(tenths / 10, { maximumFractionDigits: 1 });
  return {
    /** Its type and number, as people call it. */
    name: ({ type, number: of }: { readonly type: string; readonly number: string }): string =>
      `${type} ${of}`,
    number,
    /** A reading with its unit; meters are in tenths. */
    meter: (tenths: number, unit: MeterUnit): string => {
      const value = number(tenths);
      return unit === 'hours' ? t`${value} h` : t`${value} mi`;
    },
    /** A day of no zone, `yyyy-mm-dd`. */
    day: (day: string): string =>
      i18n.date(`${day}T00:00Z`, {
        timeZone: 'UTC',
        month: 'short',
        day: 'numeric',
        year: 'numeric',
      }),
    /** Where it is, in one line. */
    place: ({ is_retired, is_out, project }: EquipmentPiece): string => {
      if (!is_out) return is_retired ? t`Retired` : t`Available`;
      return project?.name ?? t`On another project`;
    },
  };
}
