import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { useClock } from '../../../data/clock/use-clock.ts';
import { useData } from '../../../data/data-context.tsx';
import { useNetwork } from '../../../data/query/use-network.ts';
import { useRecordHazard } from '../../../data/safety/use-record-hazard.ts';
import { type Form, useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { notify } from '../../../ui/notices.ts';
import { emptyReport, missingParts, reportOf, type ReportDraft } from './report-draft.ts';
import { usePlaceFix, type PlaceFix } from '../../../kit/place/use-place-fix.ts';

/** The phone determines the location on its own; the project is that of the last job until one is chosen. */
type Values = Omit<ReportDraft, 'fix' | 'projectId'> & {
  readonly projectId: string | null | undefined;
};

export type ReportForm = {
  readonly form: Form<Values>;
  readonly projectId: string | null;
  readonly place: PlaceFix;
  /** For a device that has no room for the photos: the next attempt leaves them out. */
  readonly leavePhotos: () => void;
};

const { fix: _, projectId: __, ...empty } = emptyReport;
const stored: Values = { ...empty, projectId: undefined };

const schema = z.custom<Values>().check((context) => {
  for (const part of missingParts({ ...context.value, fix: null, projectId: null })) {
    context.issues.push({ code: 'custom', input: context.value, path: [part] });
  }
});

/** The report being written. It is saved once the device has stored it; sending comes later. */
export function useReportForm(): ReportForm {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { clock } = useData();
  const isOffline = useNetwork() === 'offline';
  const recorder = useRecordHazard();
  const mine = useClock();
  const place = usePlaceFix();
  // One id for every attempt, so that saving twice makes one report.
  const [id] = useState(randomId);
  const [isTextOnly, setTextOnly] = useState(false);
  const lastJob = mine.status === 'ready' ? (mine.clock.open ?? mine.clock.entries[0]) : undefined;
  const projectOf = ({ projectId }: Values) =>
    projectId === undefined ? (lastJob?.projectId ?? null) : projectId;

  const form = useForm({
    stored,
    fields: {
      what: { label: t`What’s the hazard?`, wrong: t`Describe what you see.` },
      photos: { label: t`Photos` },
      severity: { label: t`How bad could it get?`, wrong: t`Choose one.` },
      likelihood: { label: t`How likely is that?`, wrong: t`Choose one.` },
      projectId: { label: t`Project` },
      place: { label: t`Where exactly?` },
      immediateAction: { label: t`What did you do about it?` },
      energy: { label: t`Type of energy` },
      isAnonymous: { label: t`Report without my name` },
    },
    schema,
    save: async (values) => {
      const draft = { ...values, projectId: projectOf(values), fix: place.fix };
      const report = reportOf(draft, clock.nowMs());
      if (report === null) return;
      const { isAnonymous, photos } = draft;
      await recorder.report({ id, isAnonymous, report, photos, isTextOnly });
    },
    onSaved: () => {
      void notify({
        id: 'hazard',
        tone: 'good',
        ...(isOffline
          ? {
              title: t`Hazard saved on this device`,
              body: t`It will be sent when you’re back online.`,
            }
          : { title: t`Hazard reported`, body: t`Thank you for looking out for the crew.` }),
      });
      return navigate({ to: '/safety' });
    },
  });

  return {
    form,
    projectId: projectOf(form.values),
    place,
    // This has to happen before the pressed button submits the form.
    leavePhotos: () => flushSync(() => setTextOnly(true)),
  };
}
