/** The shift typed into a cell, in minutes of the day. The end is over 1440 if the shift goes past midnight. */
export type TypedShift = { readonly fromMinute: number; readonly toMinute: number };

const dayMinutes = 24 * 60;

/**
 * Parses hours worked (`8`, `7.5`, `7:45`), which begin at the usual time and have the meal added, or times (`7-3:30`,
 * `7am-3:30pm`, `22:00-6:30`). An end that isn't after its start is in the afternoon, or else on the next day. Null if
 * the text is neither.
 */
export function typedShift(
  text: string,
  usual: { readonly fromMinute: number; readonly mealMinutes: number },
): TypedShift | null {
  const [from = '', to, ...more] = text.split(/[-–]/).map((part) => part.trim());
  if (more.length > 0) return null;
  if (to === undefined) {
    const worked = typedMinutes(from);
    if (worked === null || worked === 0 || worked + usual.mealMinutes > dayMinutes) return null;
    return {
      fromMinute: usual.fromMinute,
      toMinute: usual.fromMinute + worked + usual.mealMinutes,
    };
  }
  const begin = timeOf(from);
  const end = timeOf(to);
  if (begin === null || end === null) return null;
  const isAfternoon = end.minute <= begin.minute && !end.isSure && end.minute + 720 > begin.minute;
  const toMinute = isAfternoon
    ? end.minute + 720
    : end.minute > begin.minute
      ? end.minute
      : end.minute + dayMinutes;
  return { fromMinute: begin.minute, toMinute };
}

/** Parses `8`, `7.5`, `7,5` or `7:45` as minutes. */
function typedMinutes(text: string): number | null {
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(text);
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2]);
  if (!/^\d{1,2}([.,]\d{1,2})?$/.test(text)) return null;
  return Math.round(Number(text.replace(',', '.')) * 60);
}

/** Parses a time of day. `isSure` if it is marked as morning or afternoon, or can only be one of them. */
function timeOf(text: string): { readonly minute: number; readonly isSure: boolean } | null {
  const match = /^(\d{1,2})(?::?([0-5]\d))?\s*(?:([ap])\.?m?\.?)?$/i.exec(text.trim());
  if (match === null) return null;
  const [, hourText = '', minuteText = '0', half] = match;
  const hour = Number(hourText);
  if (hour > 24 || (half !== undefined && (hour < 1 || hour > 12))) return null;
  const inHalf = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return {
    minute: inHalf * 60 + Number(minuteText),
    isSure: half !== undefined || hour > 12 || hourText.startsWith('0'),
  };
}
