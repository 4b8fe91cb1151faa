import type { MessageDescriptor } from '@lingui/core';

type Names = Readonly<Record<string, MessageDescriptor>>;

/** What a feature's records are called in the audit log; a name that is missing shows as it is stored, tidied. */
export type AuditNames = {
  /** Columns of audited tables, and fields of a settings column. */
  readonly fields?: Names;
  /** Fixed values. */
  readonly values?: Names;
  /** Tables, as kinds of records. */
  readonly kinds?: Names;
};
