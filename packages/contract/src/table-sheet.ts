import * as z from 'zod/mini';

const mostTableRows = 10_000;
const mostTableColumns = 40;

const cell = z.nullable(z.union([z.string().check(z.maxLength(4000)), z.number()]));

/**
 * Request body of the function `table-sheet`, which returns a spreadsheet with the rows that a list shows the caller.
 */
export const tableSheetRequestSchema = z.object({
  headings: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(mostTableColumns)),
  rows: z
    .array(z.array(cell).check(z.maxLength(mostTableColumns)))
    .check(z.maxLength(mostTableRows)),
});
export type TableSheetRequest = z.infer<typeof tableSheetRequestSchema>;
