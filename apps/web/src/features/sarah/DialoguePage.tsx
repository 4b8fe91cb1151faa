import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { dialogueOf } from '../../data/jsa/dialogue-draft.ts';
import { DeadEnd } from '../../kit/page/DeadEnd.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { DialogueView } from './DialogueView.tsx';
import { engine } from './engine.ts';

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
  const state = content === null ? null : engine.read(content.state);
  if (content !== null && state !== null)
    return <DialogueView key={id} id={id} stored={{ ...content, state }} />;
  if (!stored.isPending && !stored.isError) {
    return (
      <DeadEnd
        title={<Trans>This talk isn’t on this device</Trans>}
        action={
          <WayOn to="/sarah-jsa">
            <Trans>Start a new one</Trans>
          </WayOn>
        }
      >
        <Trans>It was saved or deleted, or it was started on another device.</Trans>
      </DeadEnd>
    );
  }
  return (
    <>
      <h1 className="sr-only">{t`Job safety analysis`}</h1>
      <Card isFlush>
        {stored.isPending ? (
          <SkeletonRows count={5} />
        ) : (
          <ErrorState
            title={<Trans>Couldn’t open what’s saved on this device</Trans>}
            onRetry={() => void stored.refetch()}
          >
            {i18n._(describeError(stored.error))}
          </ErrorState>
        )}
      </Card>
    </>
  );
}
