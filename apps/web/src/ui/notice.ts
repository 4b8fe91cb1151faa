/** Something that has happened; it leaves on its own or when dismissed. */
export type Notice = {
  /** A notice with the id of one that is shown replaces it. */
  readonly id?: string;
  /** `destructive` is said at once and aloud (role alert). */
  readonly tone: 'plain' | 'good' | 'destructive';
  readonly title: string;
  /** What is next. */
  readonly body?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** 6 seconds unless said; destructive ones stay twice as long. */
  readonly durationMs?: number;
};
