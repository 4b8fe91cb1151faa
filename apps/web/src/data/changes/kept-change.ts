import type { KeptChangeName } from '@muster/contract/kept-changes';
import * as s from '@muster/contract/shape';
import type { OutboxItem } from '../outbox/item.ts';
import type { FileDraft } from '../outbox/outbox-draft.ts';

export const keptChangeKind = 'change';

/** A change made on a screen, with what to show there until the server has it. */
export type KeptChange = {
  readonly change: KeptChangeName;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The unit that its version counts, such as one company's facts. Changes with the same value are sent in order. */
  readonly about: string;
  /** The record it belongs to on the screens, such as `settings:profile`. */
  readonly record: string;
  /** The record's address. */
  readonly path: string;
  /** The record's name, as the screen showed it. */
  readonly title: string;
  /** The typed values, by the fields' labels. */
  readonly typed: readonly TypedValue[];
  /** Photos that its parameters declare. Their bytes follow it, so it always goes through the outbox. */
  readonly files?: readonly FileDraft[];
};

export type TypedValue = { readonly label: string; readonly value: string };

export type KeptChangePayload = Omit<KeptChange, 'about' | 'change' | 'files'> & {
  readonly v: number;
  readonly change: string;
  /** Ids of this device's earlier changes to the same version. */
  readonly follows: readonly string[];
};

const payloadShape: s.Shape<KeptChangePayload> = s.object({
  v: s.int,
  change: s.string,
  parameters: s.record,
  record: s.string,
  path: s.string,
  title: s.string,
  typed: s.array(s.object({ label: s.string, value: s.string })),
  follows: s.array(s.string),
});

/** Returns the change in an item; null if it is something else or unreadable. */
export function keptChangeOf({
  kind,
  payload,
}: Pick<OutboxItem, 'kind' | 'payload'>): KeptChangePayload | null {
  if (kind !== keptChangeKind) return null;
  const read = payloadShape.safeParse(payload);
  return read.success ? read.data : null;
}
