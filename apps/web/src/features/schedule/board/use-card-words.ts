import { useLingui } from '@lingui/react/macro';
import type { BoardShift } from '@muster/contract/schedule';
import { dateFormat } from '../../../ui/time/date-format.ts';
import { dateOf, useShiftWords, wallMs } from '../use-shift-words.ts';
import type { BoardFacts } from './board-facts.ts';
import type { BoardGrouping } from './board-rows.ts';

export type CardWords = {
  /** A time short enough for a day in a week, such as `7–11:30a` or `10:50p–6:50a`; in narrow cells, only the start. */
  readonly time: (
    shift: Pick<BoardShift, 'starts_local' | 'ends_local'>,
    isNarrow?: boolean,
  ) => string;
  /** The part that the row doesn't name: the project, or the person. */
  readonly what: (shift: BoardShift, by: BoardGrouping) => string;
  readonly person: (shift: Pick<BoardShift, 'person_id'>) => string;
  readonly project: (shift: Pick<BoardShift, 'project_id' | 'site_id'>) => string;
  readonly state: (state: BoardShift['state']) => string;
  /** The full description, for screen readers. */
  readonly whole: (shift: BoardShift) => string;
};

/** Returns the texts of a shift on the board. */
export function useCardWords(facts: BoardFacts): CardWords {
  const { t, i18n } = useLingui();
  const words = useShiftWords();
  const states: Record<BoardShift['state'], string> = {
    draft: t`Draft`,
    published: t`Published`,
    changed: t`Changed, not published`,
    removed: t`To be canceled`,
  };
  const locale = [i18n.locales ?? i18n.locale].flat()[0] ?? i18n.locale;
  const short = (wall: string): readonly [time: string, half: string] => {
    const parts = dateFormat(locale, {
      timeZone: 'UTC',
      hour: 'numeric',
      ...(!wall.endsWith(':00') && { minute: '2-digit' }),
    }).formatToParts(wallMs(wall));
    const half = parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
    const time = parts.filter(({ type }) => type !== 'dayPeriod').map(({ value }) => value);
    // In a week of seven days, there is only room for one letter of `p. m.`.
    return [time.join('').trim(), half.slice(0, 1).toLowerCase()];
  };
  const person: CardWords['person'] = ({ person_id }) =>
    person_id === null ? t`Open shift` : (facts.people.get(person_id)?.name ?? t`Someone else`);
  const project: CardWords['project'] = ({ project_id, site_id }) => {
    const found = project_id === null ? undefined : facts.projects.get(project_id);
    const site = found?.sites.find(({ id }) => id === site_id);
    if (found === undefined) return t`No project`;
    return site === undefined ? found.name : `${found.name} – ${site.name}`;
  };
  return {
    time: ({ starts_local, ends_local }, isNarrow = false) => {
      const [[from, half], [to, lastHalf]] = [short(starts_local), short(ends_local)];
      if (isNarrow) return `${from}${half}`;
      // Written once if both times are in the same half of the day.
      return `${from}${half === lastHalf ? '' : half}–${to}${lastHalf}`;
    },
    what: (shift, by) => {
      if (by === 'person') return project(shift);
      return by === 'crew' ? `${person(shift)} · ${project(shift)}` : person(shift);
    },
    person,
    project,
    state: (state) => states[state],
    whole: (shift) =>
      [
        person(shift),
        `${words.day(dateOf(shift.starts_local))}, ${words.span(shift)}`,
        project(shift),
        states[shift.state],
      ].join(', '),
  };
}
