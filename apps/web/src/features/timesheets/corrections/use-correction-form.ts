import { useLingui } from '@lingui/react/macro';
import type { Correction } from '@muster/contract/corrections';
import type { Sheet } from '@muster/contract/timesheets';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { resolveWallTime } from '../../../ui/time/wall-time.ts';
import {
  type CorrectionGround,
  type CorrectionValues,
  draftOf,
  overlapped,
  resolveCorrection,
} from './correction-draft.ts';
import { useCorrectTime } from './use-correction-changes.ts';
import { useCorrectionWords } from './use-correction-words.ts';

type CorrectionFormOptions = {
  readonly sheet: Sheet;
  readonly ground: CorrectionGround;
  readonly date: string;
  readonly onDone: (state: Correction['state']) => void;
};

/** Runs the form of a correction. The typed values stay after every refusal. */
export function useCorrectionForm({ sheet, ground, date, onDone }: CorrectionFormOptions) {
  const { t } = useLingui();
  const words = useCorrectionWords();
  const times = useTimeWords();
  const correct = useCorrectTime();
  const { entry, zone, others, nowMs } = ground;
  const [stored] = useState(() => draftOf(entry, zone, usualShift(date, zone, nowMs)));
  // Resending the same values reuses their id, so that the server recognizes them; changed values are a new correction.
  const [idsByPayload] = useState(() => new Map<string, string>());
  const otherTime = (values: CorrectionValues): string => {
    const from = resolveWallTime(values.started_at, zone);
    const to = resolveWallTime(values.ended_at, zone);
    if (!('atMs' in from) || !('atMs' in to)) return '';
    const other = overlapped({ fromMs: from.atMs, toMs: to.atMs }, others);
    if (other === null) return '';
    const start = times.dayAndTime(Date.parse(other.started_at), other.zone);
    return other.ended_at === null
      ? start
      : `${start} – ${times.time(Date.parse(other.ended_at), other.zone)}`;
  };
  return useForm({
    stored,
    fields: {
      isRemoval: { label: '' },
      started_at: {
        label: t({ message: 'Clock in', context: 'when' }),
        wrong: t`Enter a different time.`,
      },
      ended_at: {
        label: t({ message: 'Clock out', context: 'when' }),
        wrong: t`Enter a different time.`,
      },
      project_id: { label: t`Project` },
      cost_code_id: { label: t`Cost code` },
      breaks: { label: t`Breaks`, wrong: words.problem('break_outside', '') },
      reason: { label: t`Reason` },
    },
    schema: z.pipe(
      z.custom<CorrectionValues>(() => true),
      z.transform((values: CorrectionValues, context) => {
        const resolved = resolveCorrection(values, ground);
        if ('kind' in resolved) return { ...resolved, reason: values.reason.trim() };
        for (const { field, problem } of resolved.problems) {
          context.issues.push({
            code: 'custom',
            input: values,
            path: [field],
            message: words.problem(problem, otherTime(values)),
          });
        }
        return z.NEVER;
      }),
    ),
    refused: {
      comment_missing: { field: 'reason' },
      time_impossible: {
        field: 'started_at',
        words: t`This overlaps another time entry. Check the other entries that day.`,
      },
    },
    save: async ({ kind, facts, reason }) => {
      const payload = JSON.stringify([kind, facts]);
      const id = idsByPayload.get(payload) ?? randomId();
      idsByPayload.set(payload, id);
      const { person_id } = sheet.person;
      return correct.mutateAsync({
        id,
        person_id,
        kind,
        entry_id: entry?.id ?? null,
        facts,
        reason,
      });
    },
    onSaved: ({ state }) => onDone(state),
  });
}

/** Returns the first values of an added entry: 7:00 to 3:30, cut off at the current time. */
function usualShift(date: string, zone: string, nowMs: number) {
  const at = (time: string) => {
    const resolved = resolveWallTime({ date, time, pass: null }, zone);
    return 'atMs' in resolved ? resolved.atMs : nowMs;
  };
  return { fromMs: Math.min(at('07:00'), nowMs), toMs: Math.min(at('15:30'), nowMs) };
}
