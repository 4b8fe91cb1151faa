import * as z from 'zod';
import {
  DatabaseError,
  type Result,
  type Statement,
  type TransactionOptions,
} from '../db/database.ts';
import type { RestCaller } from './caller.ts';
import { databaseRestError } from './errors/database-errors.ts';
import type { Preferences } from './request/preferences.ts';
import type { RestSettings } from './rest-settings.ts';
import type { Serving } from './serving.ts';
import type { AnswerRow } from './sql/answer-sql.ts';
import { quoteQualified } from './sql/identifiers.ts';

/** Time limit for a GET, regardless of the caller's role. */
const getLimitMs = 2_000;

/** Options and settings that describe the request to each transaction of the data API (protocol B54). */
export function transactionOptions(
  { request, caller, visit, searchPath }: Serving,
  {
    timezone,
    readOnly,
    timeoutMs = null,
    isUrgent = false,
  }: {
    readonly timezone: string | null;
    readonly readOnly: boolean;
    /** Null for the limit of the caller's role. */
    readonly timeoutMs?: number | null;
    readonly isUrgent?: boolean;
  },
): TransactionOptions {
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  const limitMs =
    isGet && !caller.isTrusted ? Math.min(timeoutMs ?? getLimitMs, getLimitMs) : timeoutMs;
  const { cookie } = request.headers;
  const headers =
    cookie === undefined ? request.headers : { ...request.headers, cookie: undefined };
  return {
    readOnly: readOnly || visit !== null,
    isUrgent,
    ...(limitMs === null ? {} : { timeoutMs: limitMs }),
    caller: {
      role: caller.role,
      claims: caller.claims,
      settings: {
        search_path: searchPath,
        'request.method': request.method,
        'request.path': request.path,
        ...(isGet ? {} : { 'request.client_address': request.clientNetwork }),
        'request.headers': JSON.stringify(headers),
        'request.cookies': cookie === undefined ? '{}' : JSON.stringify(parseCookies(cookie)),
        ...(timezone === null ? {} : { timezone }),
        // While this is set, app.who_asks returns the person visited; nothing else sets it.
        ...(visit === null ? {} : { 'muster.visit': visit }),
      },
    },
  };
}

function parseCookies(header: string): Record<string, string> {
  return Object.fromEntries(
    header.split(';').flatMap((pair) => {
      const equals = pair.indexOf('=');
      return equals === -1 ? [] : [[pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()]];
    }),
  );
}

/**
 * Runs the only statement of a request, and then a query to the planner, in one round trip.
 * @throws RestError for a database error
 */
export async function answerInOneTrip(
  { database, caller, settings }: Serving,
  statement: Statement,
  explain: Statement | null,
  options: TransactionOptions,
): Promise<{ row: AnswerRow; plannedRows: number | null }> {
  const before = statementsBefore(settings);
  const results = await translated(caller, () =>
    database.pipeline([...before, statement, ...(explain === null ? [] : [explain])], options),
  );
  const [answer, plan] = results.slice(before.length);
  return {
    row: answerRow(answer),
    plannedRows: plan === undefined ? null : plannedRowsOf(plan),
  };
}

/**
 * Runs a statement whose result may have to be rolled back: `accept` then throws, and nothing is changed. With `tx`
 * `rollback` nothing is changed either, but the response is the same as if it were.
 * @throws RestError for an error of the database or `accept`
 */
export async function answerIfAccepted(
  { database, caller, settings }: Serving,
  { text, parameters }: Statement,
  options: TransactionOptions,
  {
    accept,
    tx,
  }: { readonly accept: ((row: AnswerRow) => void) | null; readonly tx: Preferences['tx'] },
): Promise<AnswerRow> {
  class TakenBack extends Error {}
  let row: AnswerRow | undefined;
  try {
    return await translated(caller, () =>
      database.transaction(async (transaction) => {
        for (const before of statementsBefore(settings)) await transaction.query(before.text);
        row = answerRow({ rows: await transaction.query(text, parameters) });
        accept?.(row);
        if (tx !== 'rollback') return row;
        // Makes the checks of a commit.
        await transaction.query('set constraints all immediate');
        throw new TakenBack();
      }, options),
    );
  } catch (error) {
    if (error instanceof TakenBack && row !== undefined) return row;
    throw error;
  }
}

/** Statements that every transaction runs first: the deployment's own check of the request, if there is one. */
export function statementsBefore({ preRequest }: RestSettings): Statement[] {
  return preRequest === null ? [] : [{ text: `select ${quoteQualified(preRequest)}()` }];
}

export async function translated<T>(caller: RestCaller, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseError) throw databaseRestError(error, caller.isAnonymous);
    throw error;
  }
}

function answerRow(result: Pick<Result, 'rows'> | undefined): AnswerRow {
  const row = result?.rows[0];
  if (row === undefined) throw new TypeError('A statement of the data API answers with one row');
  const { total, rows, body, headers, status, location, inserted } = row;
  return {
    total: typeof total === 'number' ? total : null,
    rows: Number(rows),
    body: String(body),
    headers: typeof headers === 'string' ? headers : null,
    status: typeof status === 'string' ? status : null,
    location: Array.isArray(location) ? location.map(String) : null,
    inserted: typeof inserted === 'number' ? inserted : null,
  };
}

const planSchema = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);

const plannedRowsOf = ({ rows }: Result): number =>
  planSchema.parse(rows[0]?.['QUERY PLAN'])[0].Plan['Plan Rows'];
