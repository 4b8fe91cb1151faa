import type { SheetBoard } from '@muster/contract/timesheets';

export type BoardRow = SheetBoard['rows'][number];
