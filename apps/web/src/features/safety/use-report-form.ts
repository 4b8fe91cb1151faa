import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useClock } from '../../data/clock/use-clock.ts';
import { useData } from '../../data/data-context.tsx';
import { describeStorageTrouble } from '../../data/errors/words.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { useRecordHazard } from '../../data/safety/use-record-hazard.ts';
import { StorageError, type StorageTrouble } from '../../data/storage/connection.ts';
import { randomId } from '../../platform/random-id.ts';
import { notify } from '../../ui/notices.ts';
import {
  emptyReport,
  type MissingPart,
  missingParts,
  reportOf,
  type ReportDraft,
} from './report-draft.ts';
import { usePlaceFix, type PlaceFix } from './use-place-fix.ts';

export type ReportForm = {
  readonly draft: ReportDraft;
  readonly change: (part: Partial<ReportDraft>) => void;
  readonly changePhotos: (change: (before: ReportDraft['photos']) => ReportDraft['photos']) => void;
  readonly place: PlaceFix;
  /** Shown once the person has tried to save. */
  readonly missing: ReadonlySet<MissingPart>;
  readonly trouble: StorageTrouble | null;
  readonly isSaving: boolean;
  readonly save: () => void;
  /** For a device that has no room for the photos. */
  readonly saveWithoutPhotos: () => void;
};

/** The report that is being written. It is saved when the device holds it; the network comes after. */
export function useReportForm(): ReportForm {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { clock } = useData();
  const isOffline = useNetwork() === 'offline';
  const recorder = useRecordHazard();
  const mine = useClock();
  const place = usePlaceFix();
  // One id for every try: saved twice, it is one report.
  const [id] = useState(randomId);
  const [changed, setChanged] = useState<Partial<ReportDraft>>({});
  const [wasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);

  const lastJob = mine.status === 'ready' ? (mine.clock.open ?? mine.clock.entries[0]) : undefined;
  const draft: ReportDraft = {
    ...emptyReport,
    projectId: lastJob?.projectId ?? null,
    ...changed,
    fix: place.fix,
  };

  async function save(isTextOnly: boolean): Promise<void> {
    setTried(true);
    const report = reportOf(draft, clock.nowMs());
    if (report === null || isSaving) return;
    setSaving(true);
    setTrouble(null);
    try {
      const { isAnonymous, photos } = draft;
      await recorder.report({ id, isAnonymous, report, photos, isTextOnly });
      void notify({
        id: 'hazard',
        tone: 'good',
        ...(isOffline
          ? { title: t`Hazard saved on this device`, body: t`It's sent when you're back online.` }
          : { title: t`Hazard reported`, body: t`Thank you for looking out for the crew.` }),
      });
      await navigate({ to: '/safety' });
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      setTrouble(error.trouble);
      void notify({
        id: 'hazard',
        tone: 'destructive',
        title: t`The report was not saved`,
        body: i18n._(describeStorageTrouble(error.trouble)),
      });
    } finally {
      setSaving(false);
    }
  }

  return {
    draft,
    change: (part) => setChanged((before) => ({ ...before, ...part })),
    changePhotos: (change) =>
      setChanged((before) => ({ ...before, photos: change(before.photos ?? []) })),
    place,
    missing: wasTried ? missingParts(draft) : new Set(),
    trouble,
    isSaving,
    save: () => void save(false),
    saveWithoutPhotos: () => void save(true),
  };
}
