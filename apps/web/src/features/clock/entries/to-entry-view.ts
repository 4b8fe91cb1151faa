import type { ShownEntry } from '../../../data/clock/predict-clock.ts';
import type { EntryView } from '../../../ui/time/entry-view.ts';
import { jobNames } from '../job/job-names.ts';
import type { Jobs } from '../job/use-jobs.ts';

export function toEntryView(entry: ShownEntry, jobs: Jobs): EntryView {
  return { ...entry, ...jobNames(entry, jobs) };
}
