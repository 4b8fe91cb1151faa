import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectSite } from '@muster/contract/projects';
import { useNavigate } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { notify } from '../../../ui/notices.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useProjectChange } from '../use-project-change.ts';

type TakeAwaySiteProps = {
  readonly projectId: string;
  readonly site: ProjectSite;
  /** Called once the site is gone, so that nothing is left to save. */
  readonly onTaken: () => void;
};

/** Removes a site from its project, after a confirmation. */
export function TakeAwaySite({ projectId, site, onTaken }: TakeAwaySiteProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const change = useProjectChange();
  const [isAsking, setAsking] = useState(false);
  const takeAway = async () => {
    try {
      await change.mutateAsync({
        call: 'archive_site',
        parameters: { site: site.id, version: site.version },
      });
      flushSync(onTaken);
      void notify({ id: 'site', tone: 'good', title: t`Site removed` });
      await navigate({ to: '/admin/projects/$projectId', params: { projectId } });
    } catch (error) {
      void notify({
        id: 'site',
        tone: 'destructive',
        title: t`That didn’t work`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return (
    <>
      <Button variant="dangerQuiet" size="lg" icon={Trash2} onClick={() => setAsking(true)}>
        <Trans>Remove</Trans>
      </Button>
      <Sheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Remove this site?`}
        footer={
          <>
            <Button
              variant="danger"
              size="lg"
              isBusy={change.isPending}
              disabledReason={offlineReason}
              onClick={() => void takeAway()}
            >
              <Trans>Remove</Trans>
            </Button>
            <Button size="lg" onClick={() => setAsking(false)}>
              <Trans>Keep site</Trans>
            </Button>
          </>
        }
      >
        <p className="text-ink-2">
          <Trans>New punches aren’t checked against it. Earlier punches keep their result.</Trans>
        </p>
      </Sheet>
    </>
  );
}
