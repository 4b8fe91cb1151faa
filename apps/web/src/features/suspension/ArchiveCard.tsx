import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import * as z from 'zod/mini';
import { callFunction } from '../../data/client/call-function.ts';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';

const zipSchema = z.instanceof(Blob);

/** For admins: all of the company's data as a download. */
export function ArchiveCard() {
  const { t, i18n } = useLingui();
  const data = useData();
  const offlineReason = useNeedsNetwork();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const content = await callFunction(
        data,
        {
          path: 'company-archive',
          body: '{}',
          contentType: 'application/json',
          read: (response) => response.blob(),
        },
        zipSchema,
      );
      const today = new Date(data.platform.clock.wallMs()).toISOString().slice(0, 10);
      await data.platform.files.save({
        name: `muster-company-${today}.zip`,
        type: 'application/zip',
        content,
      });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      void notify({
        tone: 'destructive',
        title: t`Couldn’t download the company’s records`,
        body: i18n._(describeError(error)),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t`Company records`}>
      <p className="mb-4 text-ink-2">
        <Trans>
          One ZIP file with the company’s files and photos, its payroll exports and the audit log,
          as they are now. The download is noted in the audit log.
        </Trans>
      </p>
      <Button
        icon={Download}
        isBusy={isBusy}
        disabledReason={offlineReason}
        onClick={() => void download()}
      >
        <Trans>Download company records</Trans>
      </Button>
    </Card>
  );
}
