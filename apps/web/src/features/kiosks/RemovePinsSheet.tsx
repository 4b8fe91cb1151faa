import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { PinPerson } from './pins-query.ts';

/** Asks before people can no longer use a kiosk. */
export function RemovePinsSheet({
  people,
  onClose,
}: {
  readonly people: readonly PinPerson[];
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const remove = useVerdictMutation({
    change: (_nothing, { send }) =>
      send('remove_person_pins', {
        person_ids: people.map(({ person_id }) => person_id),
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [user_id, 'people_with_pins'] });
      onClose();
    },
  });
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Remove PINs`}
      footer={
        <>
          <Button
            variant="danger"
            size="lg"
            isBusy={remove.isPending}
            disabledReason={offlineReason}
            onClick={() => remove.mutate()}
          >
            <Plural value={people.length} one="Remove # PIN" other="Remove # PINs" />
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      {remove.error !== null && (
        <Banner tone="danger">{i18n._(describeError(remove.error))}</Banner>
      )}
      <p className="text-ink-2">
        <Trans>
          These people won’t be able to clock in or out at a kiosk until they get a new PIN. Their
          earlier punches still count.
        </Trans>
      </p>
    </Sheet>
  );
}
