import type { Logger } from '../http/gateway-env.ts';
import { invalidBody } from './errors/api-errors.ts';
import { RestError } from './errors/rest-error.ts';
import type { CallPlan } from './plan/call-plan.ts';
import { type Negotiated, unavailable } from './request/media-type.ts';
import type { SplitFunction } from './rest-settings.ts';
import type { AnswerRow } from './sql/answer-sql.ts';

type Parts = readonly [CallPlan, ...CallPlan[]];

/**
 * Splits a call into several; returns null if it is short enough.
 * @throws RestError PGRST102
 */
export function partsOf(
  plan: CallPlan,
  { argument, partLength, maxLength }: SplitFunction,
): Parts | null {
  const given = argumentsOf(plan);
  const list = given[argument];
  if (!Array.isArray(list) || list.length <= partLength || list.length > maxLength) return null;
  const partFrom = (start: number): CallPlan => ({
    routine: plan.routine,
    arguments: {
      kind: 'json',
      text: JSON.stringify({ ...given, [argument]: list.slice(start, start + partLength) }),
      isObject: true,
      parameters: plan.routine.parameters.filter(({ name }) => Object.hasOwn(given, name)),
    },
  });
  const later: CallPlan[] = [];
  for (let start = partLength; start < list.length; start += partLength) {
    later.push(partFrom(start));
  }
  return [partFrom(0), ...later];
}

/** Returns named arguments, from a JSON body or from a form. */
function argumentsOf({ arguments: given }: CallPlan): Readonly<Record<string, unknown>> {
  switch (given.kind) {
    case 'json': {
      const body = parseExactly(given.text);
      // A function takes the first of several rows.
      const row: unknown = Array.isArray(body) ? body[0] : body;
      return typeof row === 'object' && row !== null ? { ...row } : {};
    }
    case 'texts':
      return Object.fromEntries(
        given.values.map(({ parameter, value }) => [
          parameter.name,
          parameter.type === 'jsonb' && typeof value === 'string' ? parseExactly(value) : value,
        ]),
      );
    case 'body':
    case 'none':
      return {};
  }
}

/** Numbers keep their digits, because a value that is sent again in another part must be the same. */
function parseExactly(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: { readonly source: string }) =>
      typeof value === 'number' && context !== undefined ? JSON.rawJSON(context.source) : value,
    );
  } catch (cause) {
    throw Object.assign(invalidBody('Empty or invalid json'), { cause });
  }
}

/**
 * Makes the calls one after the other and joins their results. If a later one fails, the earlier ones are already
 * stored, so their results are returned; values that were not reached have no result.
 * @throws RestError the first call's error, PGRST107
 */
export async function callInParts(
  [first, ...later]: Parts,
  {
    answers,
    media: { representation, contentType },
    log,
    call,
  }: {
    readonly answers: string;
    readonly media: Negotiated;
    readonly log: Logger;
    readonly call: (part: CallPlan) => Promise<AnswerRow>;
  },
): Promise<AnswerRow> {
  if (representation.kind !== 'array' && representation.kind !== 'object') {
    throw unavailable([contentType]);
  }
  let row = await call(first);
  const objects = [parseObject(row)];
  for (const part of later) {
    try {
      row = await call(part);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      log.warn({ err: error.cause ?? error }, 'a call in parts stopped before its end');
      break;
    }
    objects.push(parseObject(row));
  }
  const lists = objects.map((object) => object[answers]).filter((list) => Array.isArray(list));
  return { ...row, body: JSON.stringify({ ...objects.at(-1), [answers]: lists.flat() }) };
}

function parseObject({ body }: AnswerRow): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(body);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
