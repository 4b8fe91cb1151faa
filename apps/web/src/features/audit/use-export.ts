import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AuditFilters } from '@muster/contract/audit';
import { useRef, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { csvLine } from '../../ui/csv/to-csv.ts';
import { notify } from '../../ui/notices.ts';
import { fetchAuditPage } from './audit-query.ts';
import { changedFields } from '@muster/contract/changed-fields';
import { useChangeWords } from './use-change-words.ts';

/** Spreadsheets can't open a file with more. */
const mostChanges = 100_000;

export type AuditExport = {
  /** Changes fetched so far; null while no export is running. */
  readonly fetched: number | null;
  readonly start: (filters: AuditFilters) => Promise<void>;
  readonly cancel: () => void;
};

/**
 * Exports the results of a search as a file, with one line for each field that changed. Words, numbers and times are
 * written as on the reader's screen. Measures stay in the unit in which they are stored, which the field's name
 * includes (`Radius in meters`).
 */
export function useExport(): AuditExport {
  const { t, i18n } = useLingui();
  const { api, platform } = useData();
  const words = useChangeWords();
  const [fetched, setFetched] = useState<number | null>(null);
  const isCancelled = useRef(false);

  const collect = async (filters: AuditFilters) => {
    const parts: string[] = [
      // Without this mark, spreadsheets assume another encoding.
      `\uFEFF${csvLine([t`Time (UTC)`, t`Who`, t`What`, t`Type`, t`Record`, t`Field`, t`Old value`, t`New value`, t`Change ID`])}`,
    ];
    let count = 0;
    let after: string | null = null;
    do {
      const page = await fetchAuditPage(api, 'export_audit', { filters, after });
      for (const event of page.rows) {
        const about = [
          event.at,
          words.actor(event, page.names),
          words.sentence(event, page.names),
          words.kind(event.subject),
          words.record(event, page.names) ?? event.subject_id ?? '',
        ];
        const fields = changedFields(event);
        if (fields.length === 0) parts.push(csvLine([...about, '', '', '', event.id]));
        for (const { path, before, after: now } of fields) {
          const cell = (value: unknown) =>
            value === undefined ? '' : words.value(value, page.names);
          parts.push(csvLine([...about, words.field(path), cell(before), cell(now), event.id]));
        }
      }
      count += page.rows.length;
      after = page.next;
      setFetched(count);
    } while (after !== null && count < mostChanges && !isCancelled.current);
    return { content: new Blob(parts), count, isWhole: after === null };
  };

  const start = async (filters: AuditFilters) => {
    isCancelled.current = false;
    setFetched(0);
    try {
      const { content, count, isWhole } = await collect(filters);
      if (isCancelled.current) return;
      const today = new Date(platform.clock.wallMs()).toISOString().slice(0, 10);
      await platform.files.save({ name: `muster-audit-${today}.csv`, type: 'text/csv', content });
      void notify({
        tone: 'good',
        title: t`${plural(count, { one: '# change exported', other: '# changes exported' })}`,
        ...(!isWhole && {
          body: t`Older changes didn’t fit in the file. Export shorter periods one at a time to get them all.`,
        }),
      });
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      void notify({
        tone: 'destructive',
        title: t`Couldn’t create the file`,
        body: i18n._(describeError(error)),
      });
    } finally {
      setFetched(null);
    }
  };

  return { fetched, start, cancel: () => void (isCancelled.current = true) };
}
