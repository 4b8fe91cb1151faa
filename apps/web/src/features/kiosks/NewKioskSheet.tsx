import { Trans, useLingui } from '@lingui/react/macro';
import { kioskCodeAnswerSchema } from '@muster/contract/kiosk';
import { useState } from 'react';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { Banner } from '../../ui/Banner.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { CodeReady } from './CodeReady.tsx';
import { draftFlaw, KioskFields, type KioskDraft } from './KioskFields.tsx';
import { kiosksQuery, type Site } from './kiosks-query.ts';

/** First what the kiosk shall be, then the code that makes a tablet into it. */
export function NewKioskSheet({
  sites,
  onClose,
}: {
  readonly sites: readonly Site[];
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  const offline = useNeedsNetwork();
  const [draft, setDraft] = useState<KioskDraft>({
    name: '',
    isEverywhere: sites.length === 0,
    siteIds: [],
    photo: 'off',
  });
  const make = useVerdictMutation({
    // Sent once: the server keeps no code that it could answer again.
    change: async () => {
      const answer = await api.rpc(
        'create_kiosk_code',
        {
          name: draft.name,
          site_ids: draft.isEverywhere ? [] : draft.siteIds,
          photo: draft.photo,
        },
        kioskCodeAnswerSchema,
      );
      return okOrThrow(answer);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: kiosksQuery(user_id).queryKey }),
  });
  const flaw = draftFlaw(draft);
  const flawText =
    flaw === null ? null : flaw === 'name' ? t`Give it a name first.` : t`Choose a site first.`;
  if (make.data !== undefined) {
    return <CodeReady name={draft.name} answer={make.data} onClose={onClose} />;
  }
  return (
    <FormSheet
      title={t`Register a tablet`}
      action={<Trans>Show the code</Trans>}
      isBusy={make.isPending}
      disabledReason={flawText ?? offline}
      onSubmit={() => make.mutate()}
      onClose={onClose}
    >
      {make.error !== null && <Banner tone="danger">{i18n._(describeError(make.error))}</Banner>}
      <KioskFields draft={draft} sites={sites} onChange={setDraft} />
    </FormSheet>
  );
}
