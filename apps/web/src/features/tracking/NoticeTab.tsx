import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackingList } from '@muster/contract/tracking';
import { verdictSchema } from '@muster/contract/verdict';
import * as z from 'zod/mini';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { PdfButton } from '../../kit/pdf/PdfButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notices.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { PaperCard } from './PaperCard.tsx';
import { trailNotice } from '@muster/contract/trail-notice';
import { trackingListQuery, trackingSubject } from './tracking-queries.ts';

/** The notice in both languages, its poster and who answered it, and those who answer on paper. */
export function NoticeTab() {
  const { i18n } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(trackingListQuery(user_id));
  if (read.status === 'loading') return <SkeletonRows count={6} />;
  if (read.status === 'failed')
    return (
      <ErrorState title={<Trans>Couldn’t load the notice</Trans>} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  return (
    <div className="max-w-reading space-y-5">
      <NoticeCard key={read.data.notice.version} notice={read.data.notice} />
      <PaperCard />
    </div>
  );
}

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));
const schema = z.object({ text_en: text, text_es: text, covers_trail: z.boolean() });

function NoticeCard({ notice }: { readonly notice: TrackingList['notice'] }) {
  const { t } = useLingui();
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  const save = useVerdictMutation({
    // The same text again makes no new version.
    change: (texts: z.infer<typeof schema>, { repeat }) =>
      repeat(async () =>
        okOrThrow(
          await api.rpc(
            'save_location_notice',
            { ...texts, version: notice.version },
            verdictSchema,
          ),
        ),
      ),
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: queryKey(user_id, trackingSubject) }),
  });
  const form = useForm({
    stored: {
      text_en: notice.text_en,
      text_es: notice.text_es,
      covers_trail: notice.covers_trail,
    },
    fields: {
      text_en: { label: t`Text in English`, wrong: t`Enter the notice, up to 4,000 characters.` },
      text_es: { label: t`Text in Spanish`, wrong: t`Enter the notice, up to 4,000 characters.` },
      covers_trail: { label: t`This notice covers locations between punches` },
    },
    schema,
    save: (texts) => save.mutateAsync(texts),
    onSaved: () =>
      notify({
        id: 'location-notice',
        tone: 'good',
        title: t`New notice saved. Everyone is asked again.`,
      }),
  });
  const { version } = notice;
  return (
    <Card
      title={t`Location notice, version ${version}`}
      description={
        <Trans>
          What people read before they agree. Saving a new text asks everyone again; until they
          answer, only whether a punch was on site is kept.
        </Trans>
      }
    >
      <PageForm form={form}>
        <FormError form={form} />
        <TextArea {...form.text('text_en')} rows={9} maxLength={4000} />
        <TextArea {...form.text('text_es')} rows={9} maxLength={4000} />
        <Checkbox
          label={t`This notice covers locations between punches`}
          detail={t`Needed before you turn on location while clocked in. Only check this if both texts say so.`}
          checked={form.values.covers_trail}
          onChange={(event) => form.change({ covers_trail: event.target.checked })}
        />
        {form.values.covers_trail && !notice.covers_trail && (
          <Button onClick={() => form.change(trailNotice)}>
            <Trans>Use the standard text</Trans>
          </Button>
        )}
        <div className="flex flex-wrap items-start gap-2 max-md:*:grow">
          <Button
            type="submit"
            isBusy={form.isSaving}
            disabledReason={form.isChanged ? null : t`Change the text first.`}
          >
            <Trans>Save new version</Trans>
          </Button>
          <PdfButton
            label={<Trans>Poster (PDF)</Trans>}
            fileName="muster-location-notice"
            document={() => ({ kind: 'location_notice', with_answers: false })}
          />
          <PdfButton
            label={<Trans>Answers (PDF)</Trans>}
            fileName="muster-location-answers"
            document={() => ({ kind: 'location_notice', with_answers: true })}
          />
        </div>
      </PageForm>
      <LeaveGuard isChanged={form.isChanged} />
    </Card>
  );
}
