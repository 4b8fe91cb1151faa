import { useLingui } from '@lingui/react/macro';
import type { EquipmentPiece, MeterUnit } from '@muster/contract/equipment';

/** Texts for equipment. */
export function useEquipmentWords() {
  const { t, i18n } = useLingui();
  const number = (tenths: number) => i18n.number(tenths / 10, { maximumFractionDigits: 1 });
  return {
    /** Its type and number, as people call it. */
    name: ({ type, number: of }: { readonly type: string; readonly number: string }): string =>
      `${type} ${of}`,
    number,
    /** A meter reading, given in tenths, with its unit. */
    meter: (tenths: number, unit: MeterUnit): string => {
      const value = number(tenths);
      return unit === 'hours' ? t`${value} h` : t`${value} mi`;
    },
    /** Formats a day without a zone, `yyyy-mm-dd`. */
    day: (day: string): string =>
      i18n.date(`${day}T00:00Z`, {
        timeZone: 'UTC',
        month: 'short',
        day: 'numeric',
        year: 'numeric',
      }),
    /** The piece's location in one line. */
    place: ({ is_retired, is_out, project }: EquipmentPiece): string => {
      if (!is_out) return is_retired ? t`Retired` : t`Available`;
      return project?.name ?? t`On another project`;
    },
  };
}
