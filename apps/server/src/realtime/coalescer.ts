/** Something changed on a topic since an instant or cursor; fetching from there shows everything. */
export type ChangeNotice = {
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>> & { readonly since: string | number };
};

/**
 * Delays notices of one topic so that at most one per gap goes out: the first at once, then the newest payload with the
 * earliest `since` that hasn't gone out. The last one always goes out.
 */
export function createCoalescer<N extends ChangeNotice>({
  gapMs,
  emit,
}: {
  readonly gapMs: number;
  readonly emit: (notice: N) => void;
}) {
  /** By topic, during its gap: the notice that arrived meanwhile. */
  const heldByKey = new Map<string, { notice: N | undefined; timer: NodeJS.Timeout }>();

  function send(notice: N): void {
    heldByKey.set(notice.key, {
      notice: undefined,
      timer: setTimeout(endGap, gapMs, notice.key),
    });
    emit(notice);
  }

  function endGap(key: string): void {
    const held = heldByKey.get(key)?.notice;
    heldByKey.delete(key);
    if (held !== undefined) send(held);
  }

  return {
    offer(notice: N): void {
      const held = heldByKey.get(notice.key);
      if (held === undefined) send(notice);
      else held.notice = held.notice === undefined ? notice : merge(held.notice, notice);
    },
    close(): void {
      for (const { timer } of heldByKey.values()) clearTimeout(timer);
      heldByKey.clear();
    },
  };
}

function merge<N extends ChangeNotice>(earlier: N, later: N): N {
  const since = earliest(earlier.payload.since, later.payload.since);
  return { ...later, payload: { ...later.payload, since } };
}

/** Cursors are whole numbers, possibly as text; instants are RFC 3339 in UTC. */
function earliest<T extends string | number>(a: T, b: T): T {
  const areNumbers = /^\d+$/.test(String(a)) && /^\d+$/.test(String(b));
  return (areNumbers ? BigInt(a) <= BigInt(b) : a <= b) ? a : b;
}
