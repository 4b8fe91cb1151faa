import { useLingui } from '@lingui/react/macro';
import type { HazardPage } from '@muster/contract/safety';
import { riskScore } from '@muster/domain';
import { Card } from '../../../ui/Card.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { ReceivedLate } from '../../../ui/time/ReceivedLate.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useSafetyWords } from '../use-safety-words.ts';

/** A hazard's details; unknown ones are left out. */
export function HazardFacts({ page: { hazard } }: { readonly page: HazardPage }) {
  const { t } = useLingui();
  const words = useSafetyWords();
  const times = useTimeWords();
  const reportedAt = Date.parse(hazard.reported_at);
  const { residual_severity: severity, residual_likelihood: likelihood } = hazard;
  const reported = t`Reported`;
  const facts = [
    { key: t`Project`, value: hazard.project?.name },
    { key: t`Where`, value: hazard.place },
    { key: t`Severity`, value: words.severity(hazard.severity).name },
    { key: t`Likelihood`, value: words.likelihood(hazard.likelihood).name },
    { key: t`Risk`, value: t`${hazard.score} of 25` },
    {
      key: t`Risk after the fix`,
      value:
        severity !== null && likelihood !== null
          ? t`${riskScore(severity, likelihood)} of 25`
          : null,
    },
    { key: t`Type of energy`, value: hazard.energy && words.energy(hazard.energy) },
    { key: t`Action taken right away`, value: hazard.immediate_action },
    { key: t`Assigned to`, value: hazard.assignee?.name },
    {
      key: reported,
      value: hazard.is_anonymous
        ? t`${times.date(reportedAt, readerZone())}, around ${times.time(reportedAt, readerZone())}`
        : `${times.day(reportedAt, readerZone())}, ${times.time(reportedAt, readerZone())}`,
    },
    {
      key: t`Reported by`,
      value: hazard.is_anonymous ? t`Anonymous` : hazard.reporter?.name,
    },
    { key: t`Resolved by`, value: hazard.resolved_by?.name },
    { key: t`Verified by`, value: hazard.verified_by?.name },
  ];
  return (
    <Card title={t`Details`}>
      <KeyValue
        items={facts
          .filter(({ value }) => value !== null && value !== undefined && value !== '')
          .map(({ key, value }) => ({
            key,
            value: (
              <>
                <bdi className="wrap-anywhere whitespace-pre-line">{value}</bdi>
                {key === reported && <ReceivedLate at={hazard.reported_at} arrival={hazard} />}
              </>
            ),
          }))}
      />
    </Card>
  );
}
