import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadProject } from '@muster/contract/projects';
import { Card } from '../../../ui/Card.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { useDayText } from '../use-day-text.ts';

/** A project's customer, address, dates and default cost code. */
export function FactsCard({ page }: { readonly page: ReadProject }) {
  const { t } = useLingui();
  const dayText = useDayText();
  const { project, default_cost_code: code } = page;
  const facts = [
    { key: t`Customer`, value: project.customer },
    { key: t`Address`, value: project.address },
    { key: t`Starts`, value: project.starts_on && dayText(project.starts_on) },
    { key: t`Ends`, value: project.ends_on && dayText(project.ends_on) },
    { key: t`Default cost code`, value: code && `${code.code} ${code.name}` },
  ];
  const known = facts.filter(({ value }) => value !== null && value !== '');
  return (
    <Card title={t`Details`}>
      {known.length === 0 ? (
        <p className="text-14 text-ink-3">
          <Trans>No details yet.</Trans>
        </p>
      ) : (
        <KeyValue
          items={known.map(({ key, value }) => ({
            key,
            value: <bdi className="wrap-anywhere whitespace-pre-line">{value}</bdi>,
          }))}
        />
      )}
    </Card>
  );
}
