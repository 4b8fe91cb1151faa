import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaStart } from '@muster/contract/jsa-papers';
import { emergencyFields, type EmergencyField } from '@muster/domain/jsa/jsa-state';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { EmergencyPlanSheet } from './EmergencyPlanSheet.tsx';
import type { Papers } from './use-papers.ts';

/**
 * Fields for facts known before the talk: an earlier JSA to take answers from, the emergency plan, and when the JSA
 * ends.
 */
export function PapersFields({
  projectId,
  papers,
}: {
  readonly projectId: string | null;
  readonly papers: Papers;
}) {
  const { t } = useLingui();
  const times = useTimeWords();
  const { context, earlier, previous, choose, shiftEnd } = papers;
  return (
    <>
      {earlier.length > 0 && (
        <Select
          label={t`Suggest answers from an earlier JSA`}
          hint={t`Sarah will suggest the answers from that JSA. Nothing is filled in automatically.`}
          options={[
            { value: '', label: t`None` },
            ...earlier.map(({ id, number, made_at, document }) => ({
              value: id,
              label: `#${number} · ${document.task} · ${times.date(Date.parse(made_at), readerZone())}`,
            })),
          ]}
          value={previous?.id ?? ''}
          onChange={(event) => choose(event.target.value === '' ? null : event.target.value)}
        />
      )}
      {projectId !== null && context !== null && (
        <EmergencyPlanView projectId={projectId} context={context} />
      )}
      {context !== null && (
        <p className="text-14 text-ink-2">
          {shiftEnd === null
            ? t`No shift is scheduled, so this JSA ends after 12 hours.`
            : t`It ends with the shift: ${times.dayAndTime(Date.parse(shiftEnd), readerZone())}.`}
        </p>
      )}
    </>
  );
}

function EmergencyPlanView({
  projectId,
  context: { emergency, may_edit_emergency },
}: {
  readonly projectId: string;
  readonly context: JsaStart;
}) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  if (emergency === null) return null;
  const labels: Readonly<Record<EmergencyField, string>> = {
    address: t`Address for the ambulance`,
    hospital: t`Nearest hospital`,
    muster: t`Meeting point`,
    call: t`Who calls 911`,
  };
  const known = emergencyFields.filter((field) => (emergency[field] ?? '') !== '');
  return (
    <section aria-label={t`Emergency plan`} className="space-y-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-14 font-medium">
          <Trans>Emergency plan</Trans>
        </h2>
        {may_edit_emergency && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {known.length === 0 ? t`Add` : t`Edit`}
          </Button>
        )}
      </div>
      {known.length === 0 ? (
        <p className="text-14 text-ink-2">
          <Trans>Not entered yet. Sarah will ask who calls 911 and where the hospital is.</Trans>
        </p>
      ) : (
        <dl className="grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-2">
          {known.map((field) => (
            <div key={field} className="min-w-0">
              <dt className="text-14 text-ink-3">{labels[field]}</dt>
              <dd className="wrap-anywhere">
                <bdi>{emergency[field]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isEditing && (
        <EmergencyPlanSheet
          projectId={projectId}
          plan={emergency}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  );
}
