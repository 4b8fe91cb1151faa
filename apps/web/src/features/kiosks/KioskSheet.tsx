import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmTyped } from '../../ui/ConfirmTyped.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { draftFlaw, KioskFields, type KioskDraft } from './KioskFields.tsx';
import { KioskPunchList } from './KioskPunchList.tsx';
import { kiosksQuery, type Kiosk, type Site } from './kiosks-query.ts';

/** One kiosk: its name and sites, what was punched there, and its end. */
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
  const [draft, setDraft] = useState<KioskDraft>({
    name: kiosk.name,
    isEverywhere: kiosk.site_ids.length === 0,
    siteIds: kiosk.site_ids,
    photo: kiosk.photo,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: kiosksQuery(user_id).queryKey });
  const save = useVerdictMutation({
    change: (_nothing, { send }) =>
      send('change_kiosk', {
        kiosk_id: kiosk.id,
        version: kiosk.version,
        name: draft.name,
        site_ids: draft.isEverywhere ? [] : draft.siteIds,
        photo: draft.photo,
      }),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  const end = useVerdictMutation({
    change: (_nothing, { send }) => send('revoke_kiosk', { kiosk_id: kiosk.id }),
    onSuccess: async () => {
      void notify({ id: 'kiosk-ended', tone: 'good', title: t`${kiosk.name} is ended` });
      await refresh();
      onClose();
    },
  });
  const flaw = draftFlaw(draft);
  const flawText =
    flaw === null ? null : flaw === 'name' ? t`Give it a name first.` : t`Choose a site first.`;
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
        title={t`End ${kiosk.name}`}
        phrase={t`end`}
        confirmLabel={t`End this kiosk`}
        isBusy={end.isPending}
        onConfirm={() => end.mutate()}
      >
        {end.error !== null && <Banner tone="danger">{i18n._(describeError(end.error))}</Banner>}
        <p>
          <Trans>
            At once nobody can clock in or out there. What was punched before and is not sent yet is
            kept and waits for a supervisor. If the tablet was stolen, give its people new PINs as
            well.
          </Trans>
        </p>
      </ConfirmTyped>
    );
  }
  return (
    <FormSheet
      title={kiosk.name}
      height="tall"
      action={<Trans>Save</Trans>}
      isBusy={save.isPending}
      disabledReason={flawText ?? offline}
      otherActions={
        <Button
          variant="dangerQuiet"
          size="lg"
          disabledReason={offline}
          onClick={() => setEnding(true)}
        >
          <Trans>End this kiosk</Trans>
        </Button>
      }
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      {save.error !== null && <Banner tone="danger">{i18n._(describeError(save.error))}</Banner>}
      <KioskFields draft={draft} sites={sites} onChange={setDraft} />
      <KioskPunchList kioskId={kiosk.id} />
    </FormSheet>
  );
}
