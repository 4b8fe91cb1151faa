import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Our own names for the divisions that standard codes begin with. */
const wordsByDivision: Readonly<Record<string, MessageDescriptor>> = {
  '00': msg`Bids and contracts`,
  '01': msg`Site management`,
  '02': msg`Existing conditions`,
  '03': msg`Concrete`,
  '04': msg`Brick, block and stone`,
  '05': msg`Steel and metal`,
  '06': msg`Wood and plastics`,
  '07': msg`Roofs, insulation and sealing`,
  '08': msg`Doors and windows`,
  '09': msg`Walls, floors and paint`,
  '10': msg`Accessories and signs`,
  '11': msg`Built-in equipment`,
  '12': msg`Furniture`,
  '13': msg`Special structures`,
  '14': msg`Elevators and escalators`,
  '21': msg`Fire sprinklers`,
  '22': msg`Plumbing`,
  '23': msg`Heating and air`,
  '25': msg`Building controls`,
  '26': msg`Electrical`,
  '27': msg`Data and phones`,
  '28': msg`Alarms and access control`,
  '31': msg`Earthwork`,
  '32': msg`Paving and grounds`,
  '33': msg`Underground utilities`,
  '34': msg`Roads and rail`,
  '35': msg`Waterways and harbors`,
  '40': msg`Process piping`,
  '41': msg`Material handling`,
  '42': msg`Process heating and cooling`,
  '43': msg`Process gases and liquids`,
  '44': msg`Pollution and waste control`,
  '45': msg`Factory equipment`,
  '46': msg`Water treatment`,
  '48': msg`Power plants`,
};

/** Returns the name of a division such as `03 Concrete`; any other division is returned unchanged. */
export function useDivisionWords(): (division: string | null) => string {
  const { t, i18n } = useLingui();
  return (division) => {
    if (division === null) return t`Other codes`;
    const words = wordsByDivision[division];
    return words === undefined ? division : `${division} ${i18n._(words)}`;
  };
}

/** Returns the two digits that a code begins with; null if it doesn't begin with two digits. */
export function divisionOf(code: string): string | null {
  return /^\d\d/.exec(code)?.[0] ?? null;
}
