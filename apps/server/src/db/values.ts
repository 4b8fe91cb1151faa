/**
 * Conversion of values between JavaScript and PostgreSQL's text protocol. Both forms of the Database port use these two
 * tables, so a value looks the same whichever database answered.
 */
import type { Parameter } from './database.ts';

/** Encodes a parameter as text that PostgreSQL parses as the type that the statement gives it. */
export function encodeParameter(value: Parameter): string | null {
  if (value === null) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (isList(value)) return encodeArray(value);
  return JSON.stringify(value);
}

// Array.isArray does not narrow a readonly array away from an object type.
function isList(value: object): value is readonly Parameter[] {
  return Array.isArray(value);
}

function encodeArray(items: readonly Parameter[]): string {
  const encoded = items.map((item) => {
    if (item === null) return 'NULL';
    if (typeof item === 'object' && isList(item)) return encodeArray(item);
    const text = encodeParameter(item) ?? 'NULL';
    return typeof item === 'number' || typeof item === 'boolean' ? text : quoteArrayItem(text);
  });
  return `{${encoded.join(',')}}`;
}

function quoteArrayItem(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

export type Decoder = (text: string) => unknown;

const asText: Decoder = (text) => text;

const decodeBoolean: Decoder = (text) => text === 't';

/** int8 as a number; a value that a number can't represent exactly is a RangeError, never a wrong number. */
function decodeBigInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is too large for a number; cast the column to text`);
  }
  return value;
}

function decodeBytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
}

const timestampPattern =
  /^(\d+)-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:([+-])(\d\d)(?::(\d\d))?(?::(\d\d))?)?( BC)?$/;

/**
 * A timestamp as a Date, microseconds truncated. One without a zone is read as UTC. `infinity` becomes the last,
 * `-infinity` the first instant that a Date can represent.
 */
function decodeTimestamp(text: string): Date {
  const match = timestampPattern.exec(text);
  if (match === null) {
    if (text === 'infinity') return new Date(8.64e15);
    if (text === '-infinity') return new Date(-8.64e15);
    throw new RangeError(`not a timestamp: ${text}`);
  }
  const [
    ,
    year,
    month,
    day,
    hour,
    minute,
    second,
    fraction,
    sign,
    zoneHour,
    zoneMinute,
    zoneSecond,
    bc,
  ] = match;
  const date = new Date(0);
  date.setUTCFullYear(bc ? 1 - Number(year) : Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(
    Number(hour),
    Number(minute),
    Number(second),
    fraction === undefined ? 0 : Number(fraction.slice(0, 3).padEnd(3, '0')),
  );
  if (sign === undefined) return date;
  const offsetSeconds =
    Number(zoneHour) * 3600 + Number(zoneMinute ?? 0) * 60 + Number(zoneSecond ?? 0);
  return new Date(date.getTime() - (sign === '-' ? -1 : 1) * offsetSeconds * 1000);
}

function decodeArrayOf(decodeItem: Decoder): Decoder {
  return (text) => {
    let position = text.indexOf('{');
    const readList = (): unknown[] => {
      const items: unknown[] = [];
      position++;
      for (;;) {
        const character = text[position];
        if (character === '}') {
          position++;
          return items;
        }
        if (character === ',') position++;
        else if (character === '{') items.push(readList());
        else if (character === '"') items.push(decodeItem(readQuoted()));
        else items.push(readBare());
      }
    };
    const readQuoted = (): string => {
      let value = '';
      for (position++; text[position] !== '"'; position++) {
        if (text[position] === '\\') position++;
        value += text[position];
      }
      position++;
      return value;
    };
    const readBare = (): unknown => {
      const start = position;
      while (text[position] !== ',' && text[position] !== '}') position++;
      const value = text.slice(start, position);
      return value === 'NULL' ? null : decodeItem(value);
    };
    return readList();
  };
}

/** Type oid -> array type oid of PostgreSQL's own catalog, with the decoder of one value. */
const scalarTypes: readonly (readonly [type: number, arrayType: number, decode: Decoder])[] = [
  [16, 1000, decodeBoolean], // bool
  [17, 1001, decodeBytes], // bytea
  [20, 1016, decodeBigInteger], // int8
  [21, 1005, Number], // int2
  [23, 1007, Number], // int4
  [700, 1021, Number], // float4
  [701, 1022, Number], // float8
  [114, 199, JSON.parse], // json
  [3802, 3807, JSON.parse], // jsonb
  [1114, 1115, decodeTimestamp], // timestamp
  [1184, 1185, decodeTimestamp], // timestamptz
  [18, 1002, asText], // "char"
  [19, 1003, asText], // name
  [25, 1009, asText], // text
  [26, 1028, asText], // oid
  [1042, 1014, asText], // bpchar
  [1043, 1015, asText], // varchar
  [1082, 1182, asText], // date
  [1083, 1183, asText], // time
  [1186, 1187, asText], // interval
  [1266, 1270, asText], // timetz
  [1700, 1231, asText], // numeric
  [2950, 2951, asText], // uuid
  [869, 1041, asText], // inet
  [3910, 3911, asText], // tstzrange
  [3912, 3913, asText], // daterange
];

const decoders = new Map<number, Decoder>(
  scalarTypes.flatMap(([type, arrayType, decode]) => [
    [type, decode] as const,
    [arrayType, decodeArrayOf(decode)] as const,
  ]),
);

/** The decoder for the text of a column of this type; unknown types stay text. */
export function decoderOf(typeOid: number): Decoder {
  return decoders.get(typeOid) ?? asText;
}

/** The type oids that have a decoder of their own. */
export const decodedTypeOids: readonly number[] = [...decoders.keys()];
