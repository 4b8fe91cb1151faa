/** A message about an event; it disappears on its own or when dismissed. */
export type Notice = {
  /** A notice replaces a visible one with the same id. */
  readonly id?: string;
  /** `destructive` is announced immediately (role alert). */
  readonly tone: 'plain' | 'good' | 'destructive';
  readonly title: string;
  /** The next step. */
  readonly body?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** 6 seconds by default; destructive ones stay twice as long. */
  readonly durationMs?: number;
};
