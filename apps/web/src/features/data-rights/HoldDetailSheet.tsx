import { Trans, useLingui } from '@lingui/react/macro';
import type { LegalHold } from '@muster/contract/legal-holds';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useHoldChange } from './use-hold-change.ts';
import { useHoldWords } from './use-hold-words.ts';

type HoldDetailProps = {
  readonly hold: LegalHold;
  readonly onClose: () => void;
};

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1)) });

/** One hold: why, since when and by whom; one in effect can be ended. */
export function HoldDetailSheet({ hold, onClose }: HoldDetailProps) {
  const { about } = useHoldWords();
  if (hold.is_in_force) return <EndHoldSheet hold={hold} onClose={onClose} />;
  return (
    <Sheet isOpen onOpenChange={onClose} title={about(hold)}>
      <HoldFacts hold={hold} />
    </Sheet>
  );
}

function EndHoldSheet({ hold, onClose }: HoldDetailProps) {
  const { t } = useLingui();
  const { about } = useHoldWords();
  const change = useHoldChange();
  const form = useForm({
    stored: { reason: '' },
    fields: { reason: { label: t`Why it ends`, wrong: t`Enter a reason.` } },
    schema,
    save: async ({ reason }) => change.mutateAsync({ change: 'end', id: hold.id, reason }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={about(hold)}
      description={t`When this hold ends, records whose period is over are deleted the next night.`}
      action={<Trans>End hold</Trans>}
      onClose={onClose}
    >
      <HoldFacts hold={hold} />
      <TextArea {...form.text('reason')} maxLength={1000} />
    </FormSheet>
  );
}

function HoldFacts({ hold }: { readonly hold: LegalHold }) {
  const { t } = useLingui();
  const { day, dayOf } = useHoldWords();
  const [setOn, setBy] = [dayOf(hold.set_at), hold.set_by];
  const [endedOn, endedBy] = [dayOf(hold.ended_at ?? hold.set_at), hold.ended_by];
  return (
    <KeyValue
      items={[
        { key: t`Reason`, value: hold.reason },
        { key: t({ message: 'Set', context: 'hold' }), value: t`${setOn} by ${setBy}` },
        ...(hold.until === null ? [] : [{ key: t`Last day`, value: day(hold.until) }]),
        ...(hold.ended_at === null
          ? []
          : [
              { key: t({ message: 'Ended', context: 'hold' }), value: t`${endedOn} by ${endedBy}` },
              { key: t`Why it ended`, value: hold.end_reason },
            ]),
      ]}
    />
  );
}
