import { Trans, useLingui } from '@lingui/react/macro';
import type { Person } from '@muster/contract/person';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { ChangeError } from './ChangeError.tsx';
import { usePersonChange } from './use-person-change.ts';
import { nameOf } from './use-person-words.ts';

/** Says what ends and what stays, before it ends. */
export function DeactivateSheet({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const name = nameOf(person);
  const end = usePersonChange(() => {
    void notify({ id: 'access', tone: 'good', title: t`${name} is deactivated` });
    onClose();
  });
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Deactivate ${name}?`}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isBusy={end.isPending}
            disabledReason={offlineReason}
            onClick={() =>
              end.mutate({ name: 'deactivate_person', parameters: { person_id: person.person_id } })
            }
          >
            <Trans>Deactivate now</Trans>
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <div className="space-y-4">
        <ChangeError error={end.error} />
        <ul className="list-disc space-y-2 pl-5 text-ink-2">
          <li>
            <Trans>
              They lose access, leave their crews and stop getting phone notifications right away.
              Open invitations and the kiosk PIN stop working.
            </Trans>
          </li>
          <li>
            <Trans>All hours and records are kept for as long as the law requires.</Trans>
          </li>
          {person.has_login && (
            <li>
              <Trans>
                Punches on their phone that haven’t synced are accepted for 30 days. You review each
                one.
              </Trans>
            </li>
          )}
          {person.on_the_clock && (
            <li className="font-medium text-ink-1">
              <Trans>On the clock now. The end time will be an estimate for you to review.</Trans>
            </li>
          )}
        </ul>
      </div>
    </Sheet>
  );
}
