/**
 * The schema files: `supabase/schemas/<subject>/<name>.sql` is the one definition of a function, and
 * `<table>.policies.sql` of a table's policies, grants and triggers. They are applied in this order: functions by path,
 * then views (`*.view.sql`), then policies. Function bodies are not checked while the files are applied, so functions
 * may call each other in any order.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MigrationError } from './migration-error.ts';
import { splitStatements } from './split-statements.ts';

/** An object defined by a schema file. `shape` is a function's signature and result as written. */
export type SchemaObject =
  | { readonly kind: 'function'; readonly name: string; readonly shape: string }
  | { readonly kind: 'view'; readonly name: string }
  | { readonly kind: 'policy' | 'trigger'; readonly name: string; readonly table: string }
  | { readonly kind: 'grants'; readonly table: string };

/** The stored record of a file that was applied. */
export type AppliedFile = {
  readonly path: string;
  readonly checksum: string;
  readonly objects: readonly SchemaObject[];
};

export type SchemaFile = AppliedFile & { readonly sql: string };

/**
 * Reads all schema files in the order in which they are applied.
 * @throws MigrationError for a statement that doesn't belong there and for two definitions of one object.
 */
export async function readSchemaFiles(folder: string): Promise<SchemaFile[]> {
  const names = await readdir(folder, { recursive: true });
  const paths = names.map((name) => name.replaceAll('\\', '/')).filter(isSqlFile);
  const files = await Promise.all(
    paths.sort(compareByTurn).map(async (path) => {
      const sql = (await readFile(join(folder, path), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { path, sql, checksum, objects: definedObjects(path, sql) };
    }),
  );
  refuseSecondDefinitions(files);
  return files;
}

function isSqlFile(name: string): boolean {
  return name.endsWith('.sql');
}

function compareByTurn(a: string, b: string): number {
  return turnOf(a) - turnOf(b) || (a < b ? -1 : 1);
}

function turnOf(path: string): number {
  if (path.endsWith('.policies.sql')) return 2;
  return path.endsWith('.view.sql') ? 1 : 0;
}

function definedObjects(path: string, sql: string): SchemaObject[] {
  const objects: SchemaObject[] = [];
  for (const statement of splitStatements(sql)) {
    const text = statement.replace(/^(?:\s*--[^\n]*\n)*\s*/, '');
    const object = definedObject(text);
    if (object !== null) {
      objects.push(object);
    } else if (!isAboutOwn(text, objects)) {
      throw new MigrationError(
        `The schema file ${path} has a statement that belongs into a migration or into another schema file: ${text.split('\n')[0]}`,
      );
    }
  }
  return objects.filter((object, at) => objects.findIndex((one) => isSame(one, object)) === at);
}

function definedObject(text: string): SchemaObject | null {
  const routine = /^create or replace function ((?:app|public)\.\w+)\s*\(/.exec(text);
  if (routine?.[1] !== undefined) {
    return { kind: 'function', name: routine[1], shape: shapeOf(text) };
  }
  const view = /^create or replace view ((?:app|public)\.\w+)/.exec(text);
  if (view?.[1] !== undefined) return { kind: 'view', name: view[1] };
  const policy = /^create policy (\w+) on (\w+\.\w+)/.exec(text);
  if (policy?.[1] !== undefined && policy[2] !== undefined) {
    return { kind: 'policy', name: policy[1], table: policy[2] };
  }
  const trigger = /^create (?:constraint )?trigger (\w+)\s[\s\S]*?\son (\w+\.\w+)/.exec(text);
  if (trigger?.[1] !== undefined && trigger[2] !== undefined) {
    return { kind: 'trigger', name: trigger[1], table: trigger[2] };
  }
  const grant = /^grant (?!execute)[\s\S]+?\son (\w+\.\w+)\s+to /.exec(text);
  return grant?.[1] === undefined ? null : { kind: 'grants', table: grant[1] };
}

/** True for comments and grants on objects that the file itself defines. */
function isAboutOwn(text: string, objects: readonly SchemaObject[]): boolean {
  const subject =
    /^comment on (?:function|view|trigger|policy) ([\w.]+)/.exec(text) ??
    /^grant execute on function\s+([\w.]+)/.exec(text);
  return objects.some((object) => 'name' in object && object.name === subject?.[1]);
}

/** Everything before the body, which `create or replace` can't change. */
function shapeOf(text: string): string {
  const end = closingParenthesis(text, text.indexOf('('));
  const result = /^[\s\S]*?(?=\blanguage (?:sql|plpgsql)\b)/.exec(text.slice(end))?.[0] ?? '';
  return (text.slice(0, end) + result).replaceAll(/\s+/g, ' ').trim();
}

function closingParenthesis(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "'") at = text.indexOf("'", at + 1);
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

export function isSame(one: SchemaObject, other: SchemaObject): boolean {
  return keyOf(one) === keyOf(other);
}

/** Identifies an object among all files; a function has one definition, regardless of its shape. */
function keyOf(object: SchemaObject): string {
  switch (object.kind) {
    case 'function':
    case 'view':
      return `${object.kind} ${object.name}`;
    case 'policy':
    case 'trigger':
      return `${object.kind} ${object.name} on ${object.table}`;
    case 'grants':
      return `grants on ${object.table}`;
  }
}

function refuseSecondDefinitions(files: readonly SchemaFile[]): void {
  const pathByKey = new Map<string, string>();
  for (const { path, objects } of files) {
    for (const object of objects) {
      const key = keyOf(object);
      const first = pathByKey.get(key);
      if (first !== undefined) {
        throw new MigrationError(`Two schema files define the ${key}: ${first} and ${path}.`);
      }
      pathByKey.set(key, path);
    }
  }
}
