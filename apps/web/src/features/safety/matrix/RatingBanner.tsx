import { useLingui } from '@lingui/react/macro';
import { riskBand, type RiskLevel, riskScore } from '@muster/domain';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { bandIcons, bandTones } from '../BandBadge.tsx';
import { defaultMatrix, matrixQuery, thresholdsOf } from './matrix-query.ts';
import { useSafetyWords } from '../use-safety-words.ts';

/** The rating that results from the two answers, and what to do until the hazard is fixed. */
export function RatingBanner({
  severity,
  likelihood,
}: {
  readonly severity: RiskLevel;
  readonly likelihood: RiskLevel;
}) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const words = useSafetyWords();
  const read = useSnapshotQuery(matrixQuery(user_id));
  const matrix = read.status === 'ready' ? read.data.matrix : defaultMatrix;
  const band = riskBand(thresholdsOf(matrix), severity, likelihood);
  const score = riskScore(severity, likelihood);
  return (
    <output className="block">
      <Banner
        tone={bandTones[band]}
        icon={bandIcons[band]}
        // The region around it announces it politely, since someone is still filling in the form.
        title={t`${words.band(band)}, ${score} of 25`}
      >
        {words.advice(band)}
      </Banner>
    </output>
  );
}
