import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmTyped } from '../../ui/ConfirmTyped.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { KioskFields } from './KioskFields.tsx';
import { KioskPunchList } from './KioskPunchList.tsx';
import { kiosksQuery, type Kiosk, type Site } from './kiosks-query.ts';
import { type KioskFacts, useKioskForm } from './use-kiosk-form.ts';

/** One kiosk: its name and sites, the punches made there, and a way to remove it. */
export function KioskSheet({
  kiosk,
  sites,
  onClose,
}: {
  readonly kiosk: Kiosk;
  readonly sites: readonly Site[];
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const offline = useNeedsNetwork();
  const [isEnding, setEnding] = useState(false);
  const isEnded = kiosk.revoked_at !== null;
  const refresh = () => queryClient.invalidateQueries({ queryKey: kiosksQuery(user_id).queryKey });
  const save = useVerdictMutation({
    change: (parameters: KioskFacts & { readonly version: number | undefined }, { send }) =>
      send('change_kiosk', { kiosk_id: kiosk.id, ...parameters }),
    onSettled: refresh,
  });
  const form = useKioskForm({
    stored: {
      name: kiosk.name,
      is_everywhere: kiosk.site_ids.length === 0,
      site_ids: kiosk.site_ids,
      photo: kiosk.photo,
    },
    version: kiosk.version,
    save: (facts, version) => save.mutateAsync({ ...facts, version }),
    onSaved: onClose,
  });
  const end = useVerdictMutation({
    change: (_nothing, { send }) => send('revoke_kiosk', { kiosk_id: kiosk.id }),
    onSuccess: async () => {
      void notify({ id: 'kiosk-ended', tone: 'good', title: t`${kiosk.name} was removed` });
      await refresh();
      onClose();
    },
  });
  if (isEnded) {
    return (
      <Sheet isOpen onOpenChange={onClose} title={kiosk.name} height="tall">
        <KioskPunchList kioskId={kiosk.id} />
      </Sheet>
    );
  }
  if (isEnding) {
    return (
      <ConfirmTyped
        isOpen
        onOpenChange={() => setEnding(false)}
        title={t`Remove ${kiosk.name}`}
        phrase={t`remove`}
        confirmLabel={t`Remove this kiosk`}
        isBusy={end.isPending}
        onConfirm={() => end.mutate()}
      >
        {end.error !== null && <Banner tone="danger">{i18n._(describeError(end.error))}</Banner>}
        <p>
          <Trans>
            After you remove this kiosk, no one can clock in or out on it. Punches that haven’t
            synced yet are kept for a supervisor to review. If the tablet was stolen, also create
            new PINs for the people who used it.
          </Trans>
        </p>
      </ConfirmTyped>
    );
  }
  return (
    <FormSheet
      form={form}
      title={kiosk.name}
      height="tall"
      action={<Trans>Save</Trans>}
      otherActions={
        <Button
          variant="dangerQuiet"
          flush
          disabledReason={offline}
          onClick={() => setEnding(true)}
        >
          <Trans>Remove this kiosk</Trans>
        </Button>
      }
      onClose={onClose}
    >
      <KioskFields form={form} sites={sites} />
      <KioskPunchList kioskId={kiosk.id} />
    </FormSheet>
  );
}
