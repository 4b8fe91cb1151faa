import { Trans, useLingui } from '@lingui/react/macro';
import type { RetentionRuns } from '@muster/contract/retention';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';

type Choice = RetentionRuns['erased_names'];

/** Chooses the name on records that stay after a person's account is deleted. */
export function ErasedNamesCard({ choice }: { readonly choice: Choice }) {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const change = useVerdictMutation({
    change: (chosen: Choice, { send }) => send('choose_erased_names', { choice: chosen }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'data_rights') }),
  });
  const choose = (chosen: Choice) =>
    void change.mutateAsync(chosen).catch((error: unknown) =>
      notify({
        tone: 'destructive',
        title: t`That wasn’t saved`,
        body: i18n._(describeError(error)),
      }),
    );
  return (
    <Card
      title={t`After an account is deleted`}
      description={
        <Trans>
          Hours, pay and safety records stay as long as the law requires. Signed documents and the
          audit log keep the name that was signed.
        </Trans>
      }
    >
      <RadioGroup
        label={t`Name on the records that stay`}
        value={change.isPending ? change.variables : choice}
        onChange={choose}
        options={[
          { value: 'name', label: t`The person’s name` },
          { value: 'number', label: t`A number, such as Former employee 17` },
        ]}
      />
    </Card>
  );
}
