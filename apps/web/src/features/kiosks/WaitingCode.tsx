import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyKiosks } from '@muster/contract/kiosk';
import Hourglass from 'lucide-react/icons/hourglass';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { notify } from '../../ui/notices.ts';
import { TimeOfDay } from '../../ui/time/TimeOfDay.tsx';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { kiosksQuery } from './kiosks-query.ts';

/** A kiosk without a tablet so far. */
export function WaitingCode({ code }: { readonly code: CompanyKiosks['codes'][number] }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const cancel = useVerdictMutation({
    change: (_nothing, { send }) => send('cancel_kiosk_code', { code_id: code.id }),
    onError: (error) =>
      void notify({
        id: 'kiosk-code',
        tone: 'destructive',
        title: t`The code wasn’t canceled`,
        body: i18n._(describeError(error)),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: kiosksQuery(user_id).queryKey }),
  });
  return (
    <ListRow
      leading={<Hourglass aria-hidden className="size-5 shrink-0 text-ink-3" />}
      title={<span dir="auto">{code.name}</span>}
      detail={
        <Trans>
          The code works until <TimeOfDay atMs={Date.parse(code.expires_at)} zone={readerZone()} />
        </Trans>
      }
      trailing={
        <Button
          size="sm"
          variant="quiet"
          isBusy={cancel.isPending}
          disabledReason={offlineReason}
          aria-label={t`Cancel code: ${code.name}`}
          onClick={() => cancel.mutate()}
        >
          <Trans>Cancel code</Trans>
        </Button>
      }
    />
  );
}
