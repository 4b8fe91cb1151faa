/** The owner whose rows are read; 50 of the 10,000. */
export const owner = '00000000-0000-4000-8000-000000000007';

const ownIds = Array.from({ length: 50 }, (_, index) => 7 + 200 * index);

export type Workload = {
  readonly name: string;
  /** Query strings to cycle through, all of one shape. */
  readonly queries: readonly string[];
  /** How many rows a right answer has. */
  readonly rows: number;
};

export const workloads: readonly Workload[] = [
  {
    name: 'one indexed row',
    queries: ownIds.map((id) => `select=id,title,amount_cents,details,taken_at&id=eq.${id}`),
    rows: 1,
  },
  {
    name: '50 rows',
    queries: ['select=id,title,amount_cents,details,taken_at&order=id.asc&limit=50'],
    rows: 50,
  },
];
