import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { dialogueOf } from '../../data/jsa/dialogue-draft.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { DialogueView } from './DialogueView.tsx';

/** `/sarah-jsa/$draftId`: a dialogue where it was left. */
export function DialoguePage() {
  const { t, i18n } = useLingui();
  const { draftId } = useParams({ strict: false });
  const { drafts } = useData();
  const { user_id } = useIdentity();
  const id = draftId ?? '';
  const stored = useQuery({
    queryKey: [user_id, 'jsa_dialogue', id],
    queryFn: () => drafts.read(user_id, id),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const content = stored.data == null ? null : dialogueOf(stored.data);
  if (content !== null) return <DialogueView key={id} id={id} stored={content} />;
  return (
    <>
      <h1 className="sr-only">{t`Job safety analysis`}</h1>
      <Card isFlush>
        {stored.isPending ? (
          <SkeletonRows count={5} />
        ) : stored.isError ? (
          <ErrorState
            title={<Trans>Couldn’t read this device’s storage</Trans>}
            onRetry={() => void stored.refetch()}
          >
            {i18n._(describeError(stored.error))}
          </ErrorState>
        ) : (
          <EmptyState
            action={
              <Link to="/sarah-jsa" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
                <Trans>Start a new one</Trans>
              </Link>
            }
          >
            <Trans>This job safety analysis isn’t in progress on this device.</Trans>
          </EmptyState>
        )}
      </Card>
    </>
  );
}
