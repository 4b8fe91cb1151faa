import { useLingui } from '@lingui/react/macro';
import { foundingOptionsSchema } from '@muster/contract/founding';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import type { Onboarding } from './use-onboarding.ts';

/** Found a company or join one. */
export function WayStep({
  onboarding: { draft, missing, change },
}: {
  readonly onboarding: Onboarding;
}) {
  const { t } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const options = useQuery({
    queryKey: queryKey(user_id, 'founding_options'),
    queryFn: () => api.rpc('founding_options', {}, foundingOptionsSchema),
  });
  const isClosed = options.data?.may_found === false;
  return (
    <RadioGroup
      error={missing.has('way') ? t`Choose an option.` : null}
      label={t`What brings you here?`}
      value={draft.way}
      onChange={(way) => change({ way })}
      options={[
        {
          value: 'found',
          label: t`I’m setting up a company`,
          detail: isClosed
            ? t`Only the operator of this server can set up new companies. Ask them.`
            : t`You’ll be its admin and invite your people.`,
          isDisabled: isClosed,
        },
        {
          value: 'join',
          label: t`I have an invitation`,
          detail: t`From your supervisor or your office, by email or text message.`,
        },
      ]}
    />
  );
}
