import { useLingui } from '@lingui/react/macro';
import type { LogContent } from '@muster/domain/daily-log/log-line';
import { linesToSign, type ShownLine } from '@muster/domain/daily-log/compose-log';
import type { TypedValue } from '../../../data/changes/kept-change.ts';
import { useKeepChange } from '../../../data/changes/use-kept-changes.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { queryKey } from '../../../data/query/keys.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { randomId } from '../../../platform/random-id.ts';
import type { Stroke } from '../../../ui/signature/strokes.ts';
import { useDayText } from '../use-day-text.ts';
import type { ShownLog } from './shown-log.ts';
import { logRecord } from './use-log.ts';
import { logsSubject } from './waiting-logs-query.ts';

type NewLine = LogContent & { readonly isPrivate?: boolean };

/** Changes to one log: made at once, or stored on the device until the server can be reached. */
export function useLogChange({ log, lines, state }: ShownLog, addressId: string) {
  const { t } = useLingui();
  const { clock, queryClient } = useData();
  const { user_id } = useIdentity();
  const dayText = useDayText();
  const again = () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, logsSubject) });
  const keep = useKeepChange({ onSettled: again });
  const decide = useVerdictMutation({
    change: (decision: { decision: 'approve' | 'return'; comment: string | null }, { send }) =>
      send('decide_log', { log_id: log.id, signature_id: log.signature?.id ?? null, ...decision }),
    onSettled: again,
  });
  const id = log.id ?? addressId;
  const record = logRecord(log.project.id, log.day);
  const place = { log_id: id, project_id: log.project.id, day: log.day };
  const about = {
    about: record,
    record,
    path: `/construction/logs/${id}`,
    title: t`Daily log ${log.project.name}, ${dayText(log.day)}`,
  };

  const change = (line: object, typed: readonly TypedValue[]) =>
    keep.mutateAsync({
      change: 'save_log_line',
      parameters: {
        ...place,
        line: {
          source: null,
          is_private: false,
          is_addendum: state === 'approved',
          revision: randomId(),
          base: null,
          ...line,
        },
      },
      ...about,
      typed,
    });
  return {
    add: ({ kind, data, isPrivate = false }: NewLine, typed: readonly TypedValue[]) =>
      change({ id: randomId(), kind, data, is_private: isPrivate }, typed),
    /** Replaces the line's data as shown; the source's own value stays beside it. */
    edit: (
      line: ShownLine,
      data: LogContent['data'],
      isPrivate: boolean,
      typed: readonly TypedValue[],
    ) =>
      change(
        {
          id: line.id,
          kind: line.kind,
          data,
          source: line.source,
          is_private: isPrivate,
          base: line.revision,
        },
        typed,
      ),
    /** Removes an added line; an edited line shows its source's value again. */
    remove: (line: ShownLine) =>
      change(
        {
          id: line.id,
          kind: line.kind,
          data: null,
          is_private: line.isPrivate,
          base: line.revision,
        },
        [],
      ),
    sign: (drawing: readonly Stroke[]) =>
      keep.mutateAsync({
        change: 'sign_log',
        parameters: {
          ...place,
          signed: {
            v: 1,
            id: randomId(),
            drawing,
            signed_at: new Date(clock.nowMs()).toISOString(),
            lines: linesToSign(lines),
          },
        },
        ...about,
        typed: [{ label: t`Signature`, value: t`Signed` }],
      }),
    decide,
    isBusy: keep.isPending,
  };
}

export type LogChange = ReturnType<typeof useLogChange>;
