import {
  type DailyLog,
  lineChangeSchema,
  madeLogSignatureSchema,
} from '@muster/contract/daily-log';
import type { LogState } from '@muster/contract/daily-log-list';
import { composeLog, type ShownLine, withChange } from '@muster/domain/daily-log/compose-log';
import * as z from 'zod/mini';
import type { KeptChangePayload } from '../../../data/changes/kept-change.ts';
import type { OutboxItem } from '../../../data/outbox/item.ts';

/** A change that this device made to a log, whether or not the server has it yet. */
export type KeptItem = { readonly item: OutboxItem; readonly kept: KeptChangePayload };

export type ShownLog = {
  readonly log: DailyLog;
  readonly state: LogState;
  readonly lines: readonly ShownLine[];
  readonly signature: DailyLog['signature'];
  /** Ids of lines whose change waits to be sent. */
  readonly waiting: ReadonlySet<string>;
  readonly isSignatureWaiting: boolean;
};

const lineParameters = z.object({ line: lineChangeSchema });
const signParameters = z.object({ signed: madeLogSignatureSchema });

/**
 * Returns a log as its reader left it: the server's answer with this device's later changes on top. A change is
 * applied until the answer contains it; one based on another revision of its line is not applied.
 */
export function shownLog(
  read: { readonly data: DailyLog; readonly asOfMs: number },
  items: readonly KeptItem[],
  signer: string,
): ShownLog {
  let log = read.data;
  let isSignatureWaiting = false;
  const waiting = new Set<string>();
  for (const { item, kept } of items) {
    const { progress } = item;
    if (progress.state === 'attention') continue;
    const isWaiting = progress.state !== 'done';
    const line = lineParameters.safeParse(kept.parameters);
    if (line.success) {
      const change = line.data.line;
      const before = log.lines.find(({ id }) => id === change.id)?.revision ?? null;
      if (before !== change.base) continue;
      const next = withChange(log, change);
      if (next.signature === null && log.signature !== null) isSignatureWaiting = false;
      const state = next.signature === null && log.state === 'submitted' ? 'draft' : log.state;
      log = { ...next, state, lines: next.lines.map((one) => ({ ...noOne, ...one })) };
      if (isWaiting) waiting.add(change.id);
      continue;
    }
    const sign = signParameters.safeParse(kept.parameters);
    const isRead = progress.state === 'done' && progress.doneAtMs <= read.asOfMs;
    if (!sign.success || isRead || log.signature !== null) continue;
    const { id, drawing, signed_at, lines } = sign.data.signed;
    const signature = { id, drawing, signed_at, lines, name: signer, hash: '' };
    log = { ...log, signature, state: 'submitted' };
    isSignatureWaiting = isWaiting;
  }
  return {
    log,
    state: log.state,
    lines: composeLog(log),
    signature: log.signature,
    waiting,
    isSignatureWaiting,
  };
}

const noOne = { changed_by: null, changed_at: '' };
