import { assertOneRow } from './acceptance.ts';
import { rangeHeaders, withTotal } from './counting.ts';
import type { PreparedRead, ReadPreparation } from './prepare-read.ts';
import { rangeStatus } from './response/content-range.ts';
import { type Headers, applyOverrides } from './response/overrides.ts';
import type { RestAnswer } from './rest-request.ts';
import type { Serving } from './serving.ts';
import { answerInOneTrip, transactionOptions } from './transaction.ts';

/** Clients accept only a few kilobytes of headers, and a list of values can be longer. */
const maxContentLocation = 8_000;

const contentLocation = ({ contentLocation: address }: PreparedRead): Headers =>
  address.length > maxContentLocation ? [] : [['content-location', address]];

/** GET and HEAD of a table or view. */
export async function readRelation(
  serving: Serving,
  name: string,
  prepare: ReadPreparation,
): Promise<RestAnswer> {
  const prepared = await prepare(serving, name);
  const { media, preferences, rows, statement, explain } = prepared;
  const { row, plannedRows } = await answerInOneTrip(
    serving,
    statement,
    explain,
    transactionOptions(serving, { timezone: preferences.timezone, readOnly: true }),
  );
  assertOneRow(media, row);
  const counted = withTotal(row, preferences, plannedRows, serving.settings.maxRows);
  const headers: Headers = [
    ...rangeHeaders(rows.offset, counted),
    ...contentLocation(prepared),
    ...prepared.headers,
  ];
  const answer = applyOverrides(row, { status: rangeStatus(rows.offset, counted), headers });
  return { ...answer, body: serving.request.method === 'HEAD' ? null : row.body };
}
