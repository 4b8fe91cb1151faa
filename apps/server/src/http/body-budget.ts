import { HttpError } from '../errors/http-error.ts';

/** The sender of a body that is kept in memory. */
export type BodyHolder = {
  readonly kind: 'stranger' | 'person' | 'service';
  /** A person's id, or a stranger's address. */
  readonly key: string;
};

export type BodyBudget = {
  /**
   * Reserves bytes until the returned function is called, once.
   * @throws HttpError 503 `busy` if others have taken them
   */
  take(holder: BodyHolder, bytes: number, isUrgent: boolean): () => void;
};

/**
 * Limits the memory of all bodies in progress. Strangers share a quarter of it, of which one address gets at most a
 * quarter; a person gets a quarter. The last eighth is only for urgent requests, so that no one's uploads keep others
 * from clocking in.
 */
export function createBodyBudget(totalBytes: number): BodyBudget {
  const takenByKey = new Map<string, number>();

  const taken = (key: string): number => takenByKey.get(key) ?? 0;
  function add(key: string, bytes: number): void {
    const sum = taken(key) + bytes;
    if (sum === 0) takenByKey.delete(key);
    else takenByKey.set(key, sum);
  }

  function sharesOf({ kind, key }: BodyHolder, isUrgent: boolean): (readonly [string, number])[] {
    const all = ['all', isUrgent ? totalBytes : (totalBytes * 7) / 8] as const;
    switch (kind) {
      case 'service':
        return [all];
      case 'person':
        return [all, [`person ${key}`, totalBytes / 4]];
      case 'stranger':
        return [all, ['strangers', totalBytes / 4], [`address ${key}`, totalBytes / 16]];
    }
  }

  return {
    take(holder, bytes, isUrgent) {
      const shares = sharesOf(holder, isUrgent);
      if (shares.some(([key, most]) => taken(key) + bytes > most)) throw tooMuchAtOnce();
      for (const [key] of shares) add(key, bytes);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        for (const [key] of shares) add(key, -bytes);
      };
    },
  };
}

function tooMuchAtOnce(): HttpError {
  return new HttpError(503, 'busy', 'The server is busy; try again shortly.', {
    headers: { 'Retry-After': '2', Connection: 'close' },
  });
}
