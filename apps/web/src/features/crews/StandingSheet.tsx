import { Trans, useLingui } from '@lingui/react/macro';
import type { CrewStanding } from '@muster/contract/crews';
import { useState } from 'react';
import { describeCode, describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { FromDayField } from './FromDayField.tsx';
import { useCrewMembers } from './use-crew-members.ts';

type StandingSheetProps = {
  readonly crewId: string;
  readonly today: string;
  readonly person: { readonly person_id: string; readonly name: string };
  readonly standing: CrewStanding;
  readonly onClose: () => void;
};

/** From when someone leads a crew, belongs to it, or has left it. */
export function StandingSheet({ crewId, today, person, standing, onClose }: StandingSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useCrewMembers();
  const refusal = change.data?.find(({ reason }) => reason !== null)?.reason ?? null;
  const [day, setDay] = useState(today);
  const { name } = person;
  const titles: Record<CrewStanding, string> = {
    lead: t`Make ${name} crew lead`,
    member: t`Remove ${name} as lead`,
    none: t`Remove ${name} from the crew`,
  };
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={titles[standing]}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            isBusy={change.isPending}
            disabled={day === ''}
            disabledReason={offlineReason}
            onClick={() =>
              change.mutate(
                {
                  crewId,
                  personIds: [person.person_id],
                  standing,
                  fromDay: day === today ? null : day,
                },
                {
                  onSuccess: (people) => {
                    if (people.every(({ outcome }) => outcome !== 'refused')) onClose();
                  },
                },
              )
            }
          >
            {standing === 'lead' ? <Trans>Save</Trans> : <Trans>Remove</Trans>}
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <div className="space-y-4">
        <FromDayField
          label={standing === 'none' ? t`First day out of the crew` : t`From`}
          today={today}
          value={day}
          onChange={setDay}
        />
        {standing === 'none' && day === today && (
          <p className="text-14 text-ink-3">
            <Trans>If you choose today, the change takes effect right away.</Trans>
          </p>
        )}
        {(change.isError || refusal !== null) && (
          <p role="alert" className="text-danger-ink">
            {i18n._(refusal === null ? describeError(change.error) : describeCode(refusal))}
          </p>
        )}
      </div>
    </Sheet>
  );
}
