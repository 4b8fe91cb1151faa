import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useAuditNames } from './audit-names-context.tsx';

/** Returns this screen's names for tables, columns and fixed values, so that the server's PDF uses the same ones. */
export function usePdfNames() {
  const { i18n } = useLingui();
  const known = useAuditNames();
  const worded = (names: Readonly<Record<string, MessageDescriptor>>) =>
    Object.fromEntries(Object.entries(names).map(([name, words]) => [name, i18n._(words)]));
  return () => ({
    kinds: worded(known.kinds),
    fields: worded(known.fields),
    values: worded(known.values),
  });
}
