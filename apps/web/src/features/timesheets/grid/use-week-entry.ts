import { correctionVerdictSchema } from '@muster/contract/corrections';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { createChangeSender } from '../../../data/client/send-change.ts';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { randomId } from '../../../platform/random-id.ts';
import { timesheetsKey } from '../sheet-queries.ts';
import { typedShift } from './typed-shift.ts';
import { weekFacts } from './week-facts.ts';

export type WeekDefaults = {
  /** Such as `07:00`. */
  readonly start: string;
  /** In minutes, as typed. */
  readonly meal: string;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
};

type Cell = {
  readonly text: string;
  /** The same on every retry, so that a correction that arrived without a response isn't added twice. */
  readonly id: string;
  readonly error: string | null;
};

/** Runs the grid: keeps the typed texts, keyed by `person_id date`, and saves each cell as one correction. */
export function useWeekEntry(zone: string, defaults: WeekDefaults) {
  const { t, i18n } = useLingui();
  const data = useData();
  const { user_id } = useIdentity();
  const [cells, setCells] = useState<ReadonlyMap<string, Cell>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const mealMinutes = Number(defaults.meal || '0');
  const [hours = '0', minutes = '0'] = defaults.start.split(':');
  const usual = { fromMinute: Number(hours) * 60 + Number(minutes), mealMinutes };

  const type = (key: string, text: string) => {
    const changed = new Map(cells);
    // A new text is a new correction, so it gets a new id.
    if (text.trim() === '') changed.delete(key);
    else changed.set(key, { text, id: randomId(), error: null });
    setCells(changed);
  };

  const wrong = (key: string): string | null => {
    const cell = cells.get(key);
    if (cell === undefined) return null;
    if (cell.error !== null) return cell.error;
    return typedShift(cell.text, usual) === null
      ? t`Type hours, such as 8, or times, such as 7-3:30.`
      : null;
  };

  /** Saves every valid cell and returns how many were saved. The others keep their text and error. */
  const save = async (reason: string): Promise<number> => {
    setSaving(true);
    const { send } = createChangeSender(data);
    const left = new Map(cells);
    let saved = 0;
    for (const [key, cell] of cells) {
      const [personId = '', date = ''] = key.split(' ');
      const shift = typedShift(cell.text, usual);
      if (shift === null) continue;
      const asked = weekFacts(date, shift, {
        zone,
        mealMinutes,
        projectId: defaults.projectId,
        costCodeId: defaults.costCodeId,
      });
      if ('problem' in asked) {
        left.set(key, {
          ...cell,
          error: t`Clocks change that night. Add this time on the timesheet.`,
        });
        continue;
      }
      try {
        const correction = {
          id: cell.id,
          person_id: personId,
          kind: 'add' as const,
          entry_id: null,
          facts: asked.facts,
          reason,
        };
        // One after another, since two corrections of one person would wait for each other anyway.
        // oxlint-disable-next-line no-await-in-loop
        await send('correct_time', correction, correctionVerdictSchema);
        left.delete(key);
        saved += 1;
      } catch (error) {
        left.set(key, { ...cell, error: i18n._(describeError(error)) });
      }
    }
    setCells(left);
    setSaving(false);
    await data.queryClient.invalidateQueries({ queryKey: timesheetsKey(user_id) });
    return saved;
  };

  return {
    textOf: (key: string) => cells.get(key)?.text ?? '',
    wrong,
    type,
    typeAll: (texts: ReadonlyMap<string, string>) => {
      const changed = new Map(cells);
      for (const [key, text] of texts) changed.set(key, { text, id: randomId(), error: null });
      setCells(changed);
    },
    count: cells.size,
    isSaving,
    save,
  };
}
