import { Trans } from '@lingui/react/macro';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../../kit/form/PageForm.tsx';
import { PhotosField } from '../../../kit/photos/PhotosField.tsx';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import { MoreReportFields } from './MoreReportFields.tsx';
import { RatingBanner } from '../matrix/RatingBanner.tsx';
import { longestText } from './report-draft.ts';
import { useReportForm } from './use-report-form.ts';
import { useSafetyWords } from '../use-safety-words.ts';

/** `/safety/new`: what, how bad, how likely, saved. Works without a network. */
export function NewHazardPage() {
  const words = useSafetyWords();
  const report = useReportForm();
  const { form, leavePhotos } = report;
  const { photos, severity, likelihood, isAnonymous } = form.values;
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/safety">
          <Trans>Hazards</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Report a hazard</Trans>}
        description={
          <Trans>Works offline. Your report is sent as soon as you have a connection.</Trans>
        }
      />
      <PageForm form={form}>
        <Card>
          <div className="space-y-6">
            <TextArea {...form.text('what')} rows={2} maxLength={longestText.what} />
            <PhotosField
              photos={photos}
              onChange={(next) => form.change((now) => ({ photos: next(now.photos) }))}
            />
            <LevelChoice {...form.value('severity')} words={words.severity} />
            <LevelChoice {...form.value('likelihood')} words={words.likelihood} />
            {severity !== null && likelihood !== null && (
              <RatingBanner severity={severity} likelihood={likelihood} />
            )}
          </div>
        </Card>
        <MoreReportFields report={report} />
        {form.error !== null && (
          <Banner tone="danger" title={<Trans>Not saved</Trans>}>
            <p>{form.error}</p>
            {form.isOutOfRoom && photos.length > 0 && (
              <Button type="submit" size="sm" isBusy={form.isSaving} onClick={leavePhotos}>
                <Trans>Report without the photos</Trans>
              </Button>
            )}
          </Banner>
        )}
        <div className="max-md:sticky max-md:bottom-16 max-md:typing:bottom-0 max-md:z-10 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface-0 max-md:px-4 max-md:py-3">
          <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
            {isAnonymous ? <Trans>Report without my name</Trans> : <Trans>Report hazard</Trans>}
          </Button>
        </div>
        <LeaveGuard isChanged={form.isChanged} />
      </PageForm>
    </div>
  );
}
