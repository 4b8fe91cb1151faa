import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { describeStorageTrouble } from '../../data/errors/words.ts';
import { PhotosField } from '../../kit/photos/PhotosField.tsx';
import { BackLabel, backLinkStyle } from '../../ui/BackLabel.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import { MoreReportFields } from './MoreReportFields.tsx';
import { RatingBanner } from './RatingBanner.tsx';
import { longestText } from './report-draft.ts';
import { useReportForm } from './use-report-form.ts';
import { useSafetyWords } from './use-safety-words.ts';

/** `/safety/new`: what, how bad, how likely, saved. Works without a network. */
export function NewHazardPage() {
  const { t, i18n } = useLingui();
  const words = useSafetyWords();
  const form = useReportForm();
  const { draft, missing } = form;
  return (
    <div className="w-full max-w-reading space-y-5">
      <Link to="/safety" className={backLinkStyle}>
        <BackLabel>
          <Trans>Hazards</Trans>
        </BackLabel>
      </Link>
      <PageHeader
        title={<Trans>Report a hazard</Trans>}
        description={<Trans>Works without a network. It's sent as soon as there is one.</Trans>}
      />
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Card>
          <div className="space-y-6">
            <TextArea
              label={t`What's the hazard?`}
              rows={2}
              maxLength={longestText.what}
              value={draft.what}
              error={missing.has('what') ? t`Say what you see.` : undefined}
              onChange={(event) => form.change({ what: event.target.value })}
            />
            <PhotosField photos={draft.photos} onChange={form.changePhotos} />
            <LevelChoice
              label={t`How bad could it get?`}
              words={words.severity}
              value={draft.severity}
              error={missing.has('severity') ? t`Choose one.` : undefined}
              onChange={(severity) => form.change({ severity })}
            />
            <LevelChoice
              label={t`How likely is that?`}
              words={words.likelihood}
              value={draft.likelihood}
              error={missing.has('likelihood') ? t`Choose one.` : undefined}
              onChange={(likelihood) => form.change({ likelihood })}
            />
            {draft.severity !== null && draft.likelihood !== null && (
              <RatingBanner severity={draft.severity} likelihood={draft.likelihood} />
            )}
          </div>
        </Card>
        <MoreReportFields form={form} />
        {form.trouble !== null && (
          <Banner tone="danger" title={<Trans>Not saved</Trans>}>
            <p>{i18n._(describeStorageTrouble(form.trouble))}</p>
            {form.trouble === 'no_room' && draft.photos.length > 0 && (
              <Button size="sm" isBusy={form.isSaving} onClick={form.saveWithoutPhotos}>
                <Trans>Report without the photos</Trans>
              </Button>
            )}
          </Banner>
        )}
        <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface-0 px-4 py-3 max-md:bottom-16 md:mx-0 md:border-0 md:px-0">
          <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
            {draft.isAnonymous ? (
              <Trans>Report without my name</Trans>
            ) : (
              <Trans>Report hazard</Trans>
            )}
          </Button>
        </div>
      </form>
    </div>
  );
}
