/**
 * A client's request in one entry of `config.postgres_changes`. Messages and grammar are those of supabase/realtime
 * (`Extensions.PostgresCdcRls.Subscriptions`).
 */
import * as z from 'zod';

const operators = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const;
export type Operator = (typeof operators)[number];

export type Filter = {
  readonly column: string;
  readonly operator: Operator;
  /** An array literal for `in`. */
  readonly value: string;
  readonly isNegated: boolean;
};

export type Action = 'INSERT' | 'UPDATE' | 'DELETE';

export type SubscriptionRequest = {
  readonly event: Action | '*';
  /** `*` means every published schema. */
  readonly schema: string;
  readonly table: string;
  /** A row must match all filters. */
  readonly filters: readonly Filter[];
  /** Null for every column. */
  readonly select: readonly string[] | null;
};

/** The client asks for something impossible; the message is for its developer. */
export class SubscriptionError extends Error {
  override readonly name = 'SubscriptionError';
}

const requestSchema = z.looseObject({
  event: z.string().optional().catch(undefined),
  schema: z.string().optional(),
  table: z.string().optional(),
  filter: z.string().optional(),
  select: z
    .union([z.string(), z.array(z.unknown())])
    .optional()
    .catch(undefined),
});

/** @throws SubscriptionError */
export function readSubscription(params: unknown): SubscriptionRequest {
  const parsed = requestSchema.safeParse(params);
  if (!parsed.success) throw noParameters();
  const { schema, table, filter } = parsed.data;
  const select = readSelect(parsed.data.select);
  const isWhole = schema !== undefined && table !== undefined;
  if ((schema === undefined && table === undefined) || (filter !== undefined && !isWhole)) {
    throw noParameters();
  }
  const place = { schema: schema ?? 'public', table: table ?? '*' };
  if (select !== null && (place.schema === '*' || place.table === '*')) {
    throw new SubscriptionError(
      'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.',
    );
  }
  return { event: readEvent(parsed.data.event), ...place, filters: readFilters(filter), select };
}

function noParameters(): SubscriptionError {
  return new SubscriptionError(
    'No subscription params provided. Please provide at least a `schema` or `table` to subscribe to',
  );
}

function readEvent(event: string | undefined): Action | '*' {
  const name = event?.toUpperCase();
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*';
}

function readSelect(select: string | unknown[] | undefined): readonly string[] | null {
  if (typeof select === 'string') {
    throw new SubscriptionError(
      'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]',
    );
  }
  const columns = (select ?? []).filter((column) => typeof column === 'string');
  return columns.length === 0 ? null : columns;
}

function readFilters(filter: string | undefined): Filter[] {
  const text = filter?.trim() ?? '';
  return text === '' ? [] : splitAtTopLevel(text).map(readFilter);
}

/** Splits at commas outside of parentheses and quotes. A quote can only start after a dot, a parenthesis or a comma. */
function splitAtTopLevel(text: string): string[] {
  const segments: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let current = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted && character === '\\') {
      current += character + text.charAt((index += 1));
      continue;
    }
    if (character === '"') isQuoted = !isQuoted && '.(,'.includes(text.charAt(index - 1) || ' ');
    else if (!isQuoted && character === '(') depth += 1;
    else if (!isQuoted && character === ')') depth = Math.max(0, depth - 1);
    if (character === ',' && depth === 0 && !isQuoted) {
      segments.push(current);
      current = '';
    } else {
      current += character;
    }
  }
  return [...segments, current];
}

function readFilter(segment: string): Filter {
  const trimmed = segment.trim();
  if (trimmed === '') {
    throw unparsable('filter must not contain empty segments (check for extra commas)');
  }
  const [column, condition] = splitOnce(trimmed, '=');
  if (condition === undefined) throw unparsable(JSON.stringify([trimmed]));
  const isNegated = condition.startsWith('not.');
  const [name, value] = splitOnce(isNegated ? condition.slice('not.'.length) : condition, '.');
  if (value === undefined) throw unparsable(JSON.stringify([name]));
  const operator = operators.find((known) => known === name);
  if (operator === undefined)
    throw unparsable(`[${JSON.stringify(name)}, ${JSON.stringify(value)}]`);
  return { column, operator, value: operator === 'in' ? listOf(value) : unquote(value), isNegated };
}

function splitOnce(text: string, separator: string): [head: string, tail: string | undefined] {
  const index = text.indexOf(separator);
  return index === -1 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}

function listOf(value: string): string {
  if (!/^\(.*\)$/s.test(value))
    throw unparsable('`in` filter value must be wrapped by parentheses');
  return `{${value.slice(1, -1)}}`;
}

function unquote(value: string): string {
  const content = /^"((?:[^"\\]|\\.)*)"$/s.exec(value)?.[1];
  return content === undefined ? value : content.replaceAll(/\\(.)/gs, '$1');
}

function unparsable(reason: string): SubscriptionError {
  return new SubscriptionError(`Error parsing \`filter\` params: ${reason}`);
}
