import { Trans, useLingui } from '@lingui/react/macro';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { brandingSubject } from '../../data/identity/branding-subject.ts';
import { useAccount } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { storeIcons } from './apply-icons.ts';
import type { IconDesign } from './draw-icon.ts';

/** For an admin: the icons with which the company's people install the app. Nothing for others. */
export function ApplyIcons({ design }: { readonly design: IconDesign }) {
  const account = useAccount();
  if (account.kind !== 'signed_in' || account.identity.role !== 'admin') return null;
  const { user_id, company_id } = account.identity;
  return company_id === null ? null : (
    <ApplyButton design={design} userId={user_id} companyId={company_id} />
  );
}

function ApplyButton({
  design,
  userId,
  companyId,
}: {
  readonly design: IconDesign;
  readonly userId: string;
  readonly companyId: string;
}) {
  const { t, i18n } = useLingui();
  const { files, queryClient } = useData();
  const offlineReason = useNeedsNetwork();
  const apply = useVerdictMutation({
    change: async (_nothing, { send }) => {
      const icons = await storeIcons(files, companyId, design);
      await send('save_company_icons', { icons });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKey(userId, brandingSubject) });
      await notify({
        id: 'icons',
        tone: 'good',
        title: t`Your company’s icons are saved`,
        body: t`Anyone who installs the app from now on gets them.`,
      });
    },
    onError: (error) =>
      void notify({
        id: 'icons',
        tone: 'destructive',
        title: t`The icons weren’t saved`,
        body: i18n._(describeError(error)),
      }),
  });
  return (
    <Button
      size="lg"
      block
      isBusy={apply.isPending}
      disabledReason={offlineReason}
      onClick={() => apply.mutate()}
    >
      <Trans>Use for your company’s app</Trans>
    </Button>
  );
}
