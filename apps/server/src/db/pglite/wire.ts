/**
 * The part of PostgreSQL's frontend/backend protocol (version 3) that the embedded form uses with its worker: requests
 * are built in one buffer, and responses are read from one buffer, so a whole transaction costs one message each way
 * and the worker never looks inside.
 */
import { DatabaseError, type Result, type Row } from '../database.ts';
import { decoderOf, type Decoder } from '../values.ts';

export type Column = { readonly name: string; readonly decode: Decoder };

/** Builds requests. Names, texts and values are UTF-8. */
export class RequestWriter {
  #buffer = Buffer.allocUnsafe(1024);
  #length = 0;

  query(sql: string): this {
    return this.#message('Q', () => this.#text(sql));
  }

  parse(name: string, sql: string): this {
    return this.#message('P', () => {
      this.#text(name);
      this.#text(sql);
      this.#int16(0);
    });
  }

  describeStatement(name: string): this {
    return this.#message('D', () => this.#text(`S${name}`));
  }

  closeStatement(name: string): this {
    return this.#message('C', () => this.#text(`S${name}`));
  }

  /** Values are text or null; results are requested as text. */
  bind(name: string, values: readonly (string | null)[]): this {
    return this.#message('B', () => {
      this.#text('');
      this.#text(name);
      this.#int16(0);
      this.#int16(values.length);
      for (const value of values) this.#value(value);
      this.#int16(0);
    });
  }

  execute(): this {
    return this.#message('E', () => {
      this.#text('');
      this.#int32(0);
    });
  }

  sync(): this {
    return this.#message('S', () => {});
  }

  /** Returns the request in its own buffer, which may be transferred to another thread. */
  finish(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#buffer.subarray(0, this.#length));
  }

  #message(kind: string, writeBody: () => void): this {
    this.#reserve(5);
    this.#buffer[this.#length] = kind.charCodeAt(0);
    const lengthAt = this.#length + 1;
    this.#length += 5;
    writeBody();
    this.#buffer.writeUInt32BE(this.#length - lengthAt, lengthAt);
    return this;
  }

  #value(value: string | null): void {
    if (value === null) {
      this.#int32(-1);
      return;
    }
    const length = Buffer.byteLength(value);
    this.#int32(length);
    this.#reserve(length);
    this.#length += this.#buffer.write(value, this.#length);
  }

  #text(text: string): void {
    this.#reserve(Buffer.byteLength(text) + 1);
    this.#length += this.#buffer.write(text, this.#length);
    this.#buffer[this.#length++] = 0;
  }

  #int16(value: number): void {
    this.#reserve(2);
    this.#length = this.#buffer.writeUInt16BE(value, this.#length);
  }

  #int32(value: number): void {
    this.#reserve(4);
    this.#length = this.#buffer.writeInt32BE(value, this.#length);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + bytes));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}

export type Notification = { readonly channel: string; readonly payload: string };

export type Answer = {
  /** One per completed statement, in order. */
  readonly results: Result[];
  /** The first error; the database skipped everything after it up to the sync. */
  readonly error: DatabaseError | null;
  /** The first value that JavaScript can't represent. */
  readonly undecodable: unknown;
  /** Row descriptions in order of the request's `describeStatement` messages. */
  readonly descriptions: readonly (readonly Column[])[];
  readonly notifications: readonly Notification[];
  /** I: outside a transaction, T: inside, E: inside a failed one. */
  readonly status: string;
};

/**
 * Reads all responses to one request. `columnsOf` returns the columns of the n-th executed statement, from an earlier
 * description or from one in this response.
 */
export function readAnswer(
  bytes: Uint8Array,
  columnsOf: (execution: number, described: readonly (readonly Column[])[]) => readonly Column[],
): Answer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const results: Result[] = [];
  const descriptions: (readonly Column[])[] = [];
  const notifications: Notification[] = [];
  let rows: Row[] = [];
  let columns: readonly Column[] | null = null;
  let error: DatabaseError | null = null;
  let undecodable: unknown = null;
  let status = 'I';

  for (let at = 0; at + 5 <= buffer.length;) {
    const kind = String.fromCharCode(buffer[at] ?? 0);
    const bodyAt = at + 5;
    at += 1 + buffer.readUInt32BE(at + 1);
    switch (kind) {
      case 'D':
        columns ??= columnsOf(results.length, descriptions);
        try {
          rows.push(readRow(buffer, bodyAt, columns));
        } catch (failure) {
          undecodable ??= failure;
        }
        break;
      case 'C':
        results.push({
          rows,
          affectedRows: readAffectedRows(buffer.toString('latin1', bodyAt, at - 1)),
        });
        rows = [];
        columns = null;
        break;
      case 'I':
        results.push({ rows: [], affectedRows: 0 });
        break;
      case 'T':
        descriptions.push(readColumns(buffer, bodyAt));
        break;
      case 'n':
        descriptions.push([]);
        break;
      case 'E':
        error ??= readError(buffer, bodyAt);
        break;
      case 'A':
        notifications.push(readNotification(buffer, bodyAt));
        break;
      case 'Z':
        status = String.fromCharCode(buffer[bodyAt] ?? 0);
        break;
      default:
    }
  }
  return { results, error, undecodable, descriptions, notifications, status };
}

function readRow(buffer: Buffer, bodyAt: number, columns: readonly Column[]): Row {
  const row: Row = {};
  let at = bodyAt + 2;
  for (const column of columns) {
    const length = buffer.readInt32BE(at);
    at += 4;
    if (length < 0) {
      row[column.name] = null;
    } else {
      row[column.name] = column.decode(buffer.toString('utf8', at, at + length));
      at += length;
    }
  }
  return row;
}

function readColumns(buffer: Buffer, bodyAt: number): Column[] {
  const columns: Column[] = [];
  let at = bodyAt + 2;
  for (let left = buffer.readUInt16BE(bodyAt); left > 0; left--) {
    const nameEnd = buffer.indexOf(0, at);
    const name = buffer.toString('utf8', at, nameEnd);
    columns.push({ name, decode: decoderOf(buffer.readUInt32BE(nameEnd + 7)) });
    at = nameEnd + 19;
  }
  return columns;
}

/** The count at the end of a command tag such as `UPDATE 3`; commands without one affect no rows. */
function readAffectedRows(tag: string): number {
  const count = Number(tag.slice(tag.lastIndexOf(' ') + 1));
  return Number.isNaN(count) ? 0 : count;
}

function readNotification(buffer: Buffer, bodyAt: number): Notification {
  const channelAt = bodyAt + 4;
  const channelEnd = buffer.indexOf(0, channelAt);
  return {
    channel: buffer.toString('utf8', channelAt, channelEnd),
    payload: buffer.toString('utf8', channelEnd + 1, buffer.indexOf(0, channelEnd + 1)),
  };
}

function readError(buffer: Buffer, bodyAt: number): DatabaseError {
  const fields = new Map<string, string>();
  for (let at = bodyAt; buffer[at] !== 0;) {
    const end = buffer.indexOf(0, at + 1);
    fields.set(String.fromCharCode(buffer[at] ?? 0), buffer.toString('utf8', at + 1, end));
    at = end + 1;
  }
  return new DatabaseError({
    code: fields.get('C') ?? 'XX000',
    message: fields.get('M') ?? '',
    detail: fields.get('D') ?? null,
    hint: fields.get('H') ?? null,
    schema: fields.get('s') ?? null,
    table: fields.get('t') ?? null,
    column: fields.get('c') ?? null,
    constraint: fields.get('n') ?? null,
  });
}
