import { Trans, useLingui } from '@lingui/react/macro';
import type { Board } from '@muster/contract/schedule';
import { verdictSchema } from '@muster/contract/verdict';
import * as z from 'zod/mini';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useReadScheduleAgain } from '../use-schedule-change.ts';
import { useShiftWords } from '../use-shift-words.ts';

/** The limits of `set_demand`; an empty field means no demand. */
const people = z.string().check(z.trim(), z.regex(/^(|\d{1,3}|1000)$/));

type DemandSheetProps = {
  readonly board: Board;
  readonly date: string;
  readonly onClose: () => void;
};

/** How many people each project needs on a day. */
export function DemandSheet({ board, date, onClose }: DemandSheetProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const { api } = useData();
  const readScheduleAgain = useReadScheduleAgain();
  const mine = new Set(board.crews.filter(({ is_mine }) => is_mine).map(({ id }) => id));
  // The board also names projects without a crew, which only admins plan.
  const projects = board.projects.filter(
    ({ archived, crew_ids }) =>
      !archived && (board.may_edit_all || crew_ids.some((crew) => mine.has(crew))),
  );
  const wanted = new Map(
    board.demand
      .filter(({ on_date }) => on_date === date)
      .map((demand) => [demand.project_id, String(demand.people)]),
  );
  const valuesOf = <Value,>(of: (project: Board['projects'][number]) => Value) =>
    Object.fromEntries(projects.map((project) => [project.id, of(project)]));
  const change = useVerdictMutation({
    change: (parameters: { project: string; on_date: string; people: number }, { repeat }) =>
      repeat(async () => okOrThrow(await api.rpc('set_demand', parameters, verdictSchema))),
    onSettled: readScheduleAgain,
  });
  const form = useForm({
    stored: valuesOf(({ id }) => wanted.get(id) ?? ''),
    fields: valuesOf(({ name }) => ({
      label: name,
      wrong: t`Enter a whole number up to 1,000.`,
    })),
    schema: z.record(z.string(), people),
    save: async (typed) => {
      for (const [project, count] of Object.entries(typed)) {
        if (Number(count) === Number(wanted.get(project) ?? 0)) continue;
        // One after the other, so that it is clear what was saved before a failure.
        await change.mutateAsync({ project, on_date: date, people: Number(count) });
      }
    },
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`People needed`}
      description={words.longDay(date)}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <div className="grid items-end gap-4 md:grid-cols-2">
        {projects.map(({ id }) => (
          <TextField key={id} {...form.text(id)} inputMode="numeric" autoComplete="off" />
        ))}
      </div>
    </FormSheet>
  );
}
