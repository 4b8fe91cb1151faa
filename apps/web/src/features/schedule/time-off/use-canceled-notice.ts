import { useLingui } from '@lingui/react/macro';
import type { TimeOffDraft } from '@muster/contract/time-off';
import { describeError } from '../../../data/errors/words.ts';
import { useRecordSchedule } from '../../../data/schedule/use-record-schedule.ts';
import { randomId } from '../../../platform/random-id.ts';
import { notify } from '../../../ui/notices.ts';

/** Says that a request is canceled, and offers to make the same one again: it was one tap. */
export function useCanceledNotice(): (request: TimeOffDraft) => void {
  const { t, i18n } = useLingui();
  const recorder = useRecordSchedule();
  const askAgain = (request: TimeOffDraft) =>
    recorder.requestTimeOff({ ...request, id: randomId() }).catch((error: unknown) =>
      notify({
        id: 'time-off',
        tone: 'destructive',
        title: t`Nothing was changed`,
        body: i18n._(describeError(error)),
      }),
    );
  return (request) =>
    void notify({
      id: 'time-off',
      tone: 'good',
      title: t`Request canceled`,
      durationMs: 20_000,
      action: { label: t`Undo`, onPress: () => void askAgain(request) },
    });
}
