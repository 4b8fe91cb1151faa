import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSavePersonalData } from '../../kit/pdf/use-save-personal-data.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';

/** Everything that is kept about the reader, as a ZIP. */
export function DataCard() {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const { isBusy, save } = useSavePersonalData(
    null,
    (error) =>
      void notify({
        tone: 'destructive',
        title: t`Couldn’t download your data`,
        body: i18n._(describeError(error)),
      }),
  );
  return (
    <Card title={t`Your data`}>
      <p className="mb-4 text-ink-2">
        <Trans>
          One ZIP file with a page you can read and the same data for other programs: your profile,
          your punches and where you made them, hours, certificates, what you told Sarah, your
          photos and files, and who looked at your location, your pay rates and your account. For
          pay rates and notes, ask your office.
        </Trans>
      </p>
      <Button
        icon={Download}
        isBusy={isBusy}
        disabledReason={offlineReason}
        onClick={() => void save()}
      >
        <Trans>Download my data</Trans>
      </Button>
    </Card>
  );
}
