import { useLingui } from '@lingui/react/macro';
import type { StoredDocument } from '@muster/contract/jsa';

const keys = ['stop_work', 'emergency', 'ppe', 'permits', 'absent', 'also_said'] as const;
type ListKey = (typeof keys)[number];

/** Returns a document's lists other than its steps, leaving out empty ones. */
export function useDocumentLists() {
  const { t } = useLingui();
  const titles: Record<ListKey, string> = {
    stop_work: t`Stop work if`,
    emergency: t`Emergency`,
    ppe: t`PPE`,
    permits: t`Permits`,
    absent: t`Not on this job`,
    also_said: t`Also said`,
  };
  return (document: StoredDocument) =>
    keys
      .map((key) => ({ key, title: titles[key], items: [...new Set(document[key] ?? [])] }))
      .filter(({ items }) => items.length > 0);
}
