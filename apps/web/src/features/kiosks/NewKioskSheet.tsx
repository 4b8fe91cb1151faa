import { Trans, useLingui } from '@lingui/react/macro';
import { kioskCodeAnswerSchema } from '@muster/contract/kiosk';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { CodeReady } from './CodeReady.tsx';
import { KioskFields } from './KioskFields.tsx';
import { kiosksQuery, type Site } from './kiosks-query.ts';
import { type KioskFacts, useKioskForm } from './use-kiosk-form.ts';

/** First the kiosk's name and sites, then the code that turns a tablet into it. */
export function NewKioskSheet({
  sites,
  onClose,
}: {
  readonly sites: readonly Site[];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  const make = useVerdictMutation({
    // Sent once: the server stores no code that it could return again.
    change: async (kiosk: KioskFacts) => {
      const answer = await api.rpc('create_kiosk_code', kiosk, kioskCodeAnswerSchema);
      return okOrThrow(answer);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: kiosksQuery(user_id).queryKey }),
  });
  const form = useKioskForm({
    stored: { name: '', is_everywhere: sites.length === 0, site_ids: [], photo: 'off' },
    save: (kiosk) => make.mutateAsync(kiosk),
  });
  if (make.data !== undefined) {
    return <CodeReady name={form.values.name.trim()} answer={make.data} onClose={onClose} />;
  }
  return (
    <FormSheet
      form={form}
      title={t`Register a tablet`}
      action={<Trans>Show code</Trans>}
      onClose={onClose}
    >
      <KioskFields form={form} sites={sites} />
    </FormSheet>
  );
}
