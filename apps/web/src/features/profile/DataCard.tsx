import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';

const dataSchema = z.looseObject({ made_at: z.string() });

/** What `my_data` tells of the person, as a file. */
export function DataCard() {
  const { t, i18n } = useLingui();
  const data = useData();
  const { api, platform } = data;
  const offlineReason = useNeedsNetwork();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { withRecordings } = await import('./with-recordings.ts');
      const content = await withRecordings(data, await api.rpc('my_data', {}, dataSchema));
      await platform.files.save({
        name: `muster-my-data-${content.made_at.slice(0, 10)}.json`,
        type: 'application/json',
        content: `${JSON.stringify(content, null, 2)}\n`,
      });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      void notify({
        tone: 'destructive',
        title: t`Couldn’t download your data`,
        body: i18n._(describeError(error)),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t`Your data`}>
      <p className="mb-4 text-ink-2">
        <Trans>
          One file with your profile, your punches and where you made them, hours, questions about
          them, certificates, your emergency contact, what you told Sarah (with any recordings), and
          who looked at your location. For pay rates, notes and photos from a tablet, ask your
          office.
        </Trans>
      </p>
      <Button
        icon={Download}
        isBusy={isBusy}
        disabledReason={offlineReason}
        onClick={() => void download()}
      >
        <Trans>Download my data</Trans>
      </Button>
    </Card>
  );
}
