/**
 * Shapes of the few values that every start of the app reads before its first frame: the user, their session, and how
 * to reach the server. Everything else is described with zod, which offers far more but would make up a fourteenth of a
 * first visitor's wait. A shape from this file can be used wherever a zod schema can.
 */

export type Shape<T> = {
  /** Throws a `TypeError` that names the path at which the value doesn't match. */
  parse(value: unknown): T;
  safeParse(value: unknown): Parsed<T>;
};
type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: Error };

/** The type that a shape reads. */
export type Shaped<S> = S extends Shape<infer T> ? T : never;

type Read<T> = (value: unknown, path: string) => T;
type Readable<T> = Shape<T> & { readonly read: Read<T> };
type Fields = Readonly<Record<string, Readable<unknown>>>;
type MayLack<F extends Fields> = {
  [K in keyof F]: unknown extends Shaped<F[K]> ? never : undefined extends Shaped<F[K]> ? K : never;
}[keyof F];
type ObjectOf<F extends Fields> = { [K in Exclude<keyof F, MayLack<F>>]: Shaped<F[K]> } & {
  [K in MayLack<F>]?: Shaped<F[K]>;
} extends infer O
  ? { [K in keyof O]: O[K] }
  : never;

function shape<T>(read: Read<T>): Readable<T> {
  return {
    read,
    parse: (value) => read(value, ''),
    safeParse: (value) => {
      try {
        return { success: true, data: read(value, '') };
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        return { success: false, error };
      }
    },
  };
}

function when<T>(what: string, is: (value: unknown) => value is T): Readable<T> {
  return shape((value, path) => {
    if (is(value)) return value;
    throw new TypeError(`${path} is no ${what}`);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const uuidForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const unknown = shape<unknown>((value) => value);
export const string = when('text', (value) => typeof value === 'string');
export const uuid = when(
  'uuid',
  (value): value is string => typeof value === 'string' && uuidForm.test(value),
);
export const number = when(
  'number',
  (value): value is number => typeof value === 'number' && Number.isFinite(value),
);
export const int = when('whole number', (value): value is number => Number.isSafeInteger(value));
export const boolean = when('boolean', (value) => typeof value === 'boolean');
/** A record with values of any kind. */
export const record = when('record', isRecord);

export function oneOf<const T>(values: readonly T[]): Readable<T> {
  return when('known value', (value): value is T => values.some((known) => known === value));
}

export function nullable<T>(inner: Readable<T>): Readable<T | null> {
  return shape((value, path) => (value === null ? null : inner.read(value, path)));
}

export function optional<T>(inner: Readable<T>): Readable<T | undefined> {
  return shape((value, path) => (value === undefined ? undefined : inner.read(value, path)));
}

/** A field that is absent from older servers' or apps' copies. */
export function withDefault<T>(inner: Readable<T>, fallback: T): Readable<T> {
  return shape((value, path) => (value === undefined ? fallback : inner.read(value, path)));
}

export function either<A, B>(first: Readable<A>, second: Readable<B>): Readable<A | B> {
  return shape<A | B>((value, path) => {
    const parsed = first.safeParse(value);
    return parsed.success ? parsed.data : second.read(value, path);
  });
}

export function array<T>(inner: Readable<T>): Readable<T[]> {
  return shape((value, path) => {
    if (!Array.isArray(value)) throw new TypeError(`${path} is no list`);
    return value.map((item, index) => inner.read(item, `${path}[${index}]`));
  });
}

/** Reads the named fields and drops all others. */
export function object<const F extends Fields>(fields: F): Readable<ObjectOf<F>>;
export function object(fields: Fields): Readable<unknown> {
  return shape((value, path) => {
    const given = record.read(value, path);
    const taken: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(fields)) {
      const read = field.read(given[key], `${path}.${key}`);
      if (read !== undefined || key in given) taken[key] = read;
    }
    return taken;
  });
}
