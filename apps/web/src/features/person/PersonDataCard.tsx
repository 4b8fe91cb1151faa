import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSavePersonalData } from '../../kit/pdf/use-save-personal-data.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';

/** A download of a person's data, for an admin to hand to someone who has no login. */
export function PersonDataCard({ personId }: { readonly personId: string }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const { isBusy, save } = useSavePersonalData(
    personId,
    (error) =>
      void notify({
        tone: 'destructive',
        title: t`Couldn’t download the data`,
        body: i18n._(describeError(error)),
      }),
  );
  return (
    <Card title={t`This person’s data`}>
      <p className="mb-4 text-14 text-ink-2">
        <Trans>
          One ZIP file with everything kept about them, to hand over when they ask. They have no
          login to download it themselves. The download is noted in the audit log.
        </Trans>
      </p>
      <Button
        icon={Download}
        isBusy={isBusy}
        disabledReason={offlineReason}
        onClick={() => void save()}
      >
        <Trans>Download data</Trans>
      </Button>
    </Card>
  );
}
