import { addDays } from '@muster/domain';

/** A punch as the file writes it. */
export type FilePunch = {
  readonly at: string;
  readonly kind: 'in' | 'out' | 'switch' | 'break_start' | 'break_end';
  readonly break?: 'meal' | 'rest' | undefined;
  readonly project: string | null;
  readonly code: string | null;
  readonly zone?: string | undefined;
  readonly which?: 'first' | 'second' | undefined;
  /** Withdrawn by a correction. */
  readonly withdrawn?: boolean | undefined;
};

const time = '([01]\\d|2[0-3]):([0-5]\\d)';
const span = `${time}-${time}`;
/** For example "2026-03-02 07:00-15:30 meal 12:00-12:30 on A/01-100". */
export const shiftPattern = new RegExp(
  `^\\d{4}-\\d{2}-\\d{2} ${span}(?: (?:meal|rest) ${span})*(?: on [^/\\s]+(?:/\\S+)?)?$`,
);

/** Returns the punches that a line describes; a time earlier than the clock-in is on the next day. */
export function shiftToPunches(line: string): FilePunch[] {
  const [date = '', worked = '', ...rest] = line.split(' ');
  const [begin = '', end = ''] = worked.split('-');
  const at = (clock: string) => `${clock < begin ? addDays(date, 1) : date} ${clock}`;
  const last = (clock: string) => (clock === begin ? `${addDays(date, 1)} ${clock}` : at(clock));
  const onAt = rest.indexOf('on');
  const [project = null, code = null] = onAt < 0 ? [] : (rest[onAt + 1]?.split('/') ?? []);
  const job = { project, code };
  const punches: FilePunch[] = [{ at: at(begin), kind: 'in', ...job }];
  for (let index = 0; index < (onAt < 0 ? rest.length : onAt); index += 2) {
    const [from = '', to = ''] = rest[index + 1]?.split('-') ?? [];
    const kind = rest[index] === 'meal' ? 'meal' : 'rest';
    punches.push({ at: at(from), kind: 'break_start', break: kind, ...job });
    punches.push({ at: at(to), kind: 'break_end', ...job });
  }
  punches.push({ at: last(end), kind: 'out', ...job });
  return punches;
}
