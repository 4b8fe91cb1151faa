import type { MessageDescriptor } from '@lingui/core';

type Names = Readonly<Record<string, MessageDescriptor>>;

/**
 * A feature's names for its records in the audit log; without a name, the stored identifier is shown, tidied.
 */
export type AuditNames = {
  /** Columns of audited tables, and fields of a settings column. */
  readonly fields?: Names;
  /** Fixed values. */
  readonly values?: Names;
  /** Tables, as kinds of records. */
  readonly kinds?: Names;
};
