/** Plans the SQL that takes a database from one set of schema files to another. */
import { MigrationError } from './migration-error.ts';
import { isSame, type AppliedFile, type SchemaFile, type SchemaObject } from './schema-files.ts';

export type SchemaPlan = {
  /** Drops removed and conflicting objects, and revokes grants that the files grant again. */
  readonly clearing: string;
  /** In the order in which they are applied. */
  readonly files: readonly SchemaFile[];
  readonly removedPaths: readonly string[];
};

export type PlanInput = {
  readonly applied: readonly AppliedFile[];
  readonly files: readonly SchemaFile[];
  /** Names that pending migrations drop, or drop something from: files that mention one are applied again. */
  readonly droppedNames?: ReadonlySet<string>;
};

/** Roles that a schema file may grant rights to. */
const grantees = 'anon, authenticated, service_role, supabase_auth_admin';

/**
 * Changed files are applied again; objects that only removed files or earlier versions defined are dropped. A function
 * whose shape changed is dropped too, together with the policies, triggers and views that call it, whose files are then
 * applied again.
 */
export function planSchema({ applied, files, droppedNames = new Set() }: PlanInput): SchemaPlan {
  const appliedByPath = new Map(applied.map((file) => [file.path, file]));
  const paths = new Set(files.map(({ path }) => path));
  const removed = applied.filter(({ path }) => !paths.has(path));
  const changed = files.filter(
    ({ path, checksum }) => appliedByPath.get(path)?.checksum !== checksum,
  );
  const replaced = changed.flatMap(({ path }) => appliedByPath.get(path) ?? []);

  const current = files.flatMap(({ objects }) => objects);
  const droppedFunctions = [...removed, ...replaced]
    .flatMap(({ objects }) => objects)
    .filter((object) => object.kind === 'function')
    .filter(({ name, shape }) =>
      current.every((one) => one.kind !== 'function' || one.name !== name || one.shape !== shape),
    );
  const lost = new Set([...droppedNames, ...droppedFunctions.map(({ name }) => name)]);
  const isChanged = new Set(changed);
  const pending = files.filter((file) => isChanged.has(file) || mentionsOne(file, lost));
  const earlier = [...removed, ...pending.flatMap(({ path }) => appliedByPath.get(path) ?? [])];
  return {
    clearing: clearing(
      earlier.flatMap(({ objects }) => objects),
      droppedFunctions,
    ),
    files: pending,
    removedPaths: removed.map(({ path }) => path),
  };
}

/** @throws MigrationError for a function that no file defines. */
export function filesOfFunctions(
  files: readonly SchemaFile[],
  names: readonly string[],
): SchemaFile[] {
  const defines = ({ objects }: SchemaFile, name: string) =>
    objects.some((object) => object.kind === 'function' && object.name === name);
  for (const name of names) {
    if (!files.some((file) => defines(file, name))) {
      throw new MigrationError(`No schema file defines the function ${name}.`);
    }
  }
  return files.filter((file) => names.some((name) => defines(file, name)));
}

const qualifiedName = /\b(?:app|public|storage|realtime|auth)\.\w+/g;

function mentionsOne({ sql }: SchemaFile, names: ReadonlySet<string>): boolean {
  return names.size > 0 && (sql.match(qualifiedName) ?? []).some((name) => names.has(name));
}

/** The qualified names in the statements of a migration that drop something. */
export function namesInDrops(statements: readonly string[]): string[] {
  return statements
    .filter((statement) => /\bdrop\b/i.test(statement))
    .flatMap((statement) => statement.match(qualifiedName) ?? []);
}

/** In dependency order: triggers and policies, then views, then functions. */
function clearing(
  objects: readonly SchemaObject[],
  droppedFunctions: readonly SchemaObject[],
): string {
  const lines = { attached: [] as string[], views: [] as string[], functions: [] as string[] };
  for (const object of objects) {
    switch (object.kind) {
      case 'policy':
      case 'trigger':
        lines.attached.push(`drop ${object.kind} if exists ${object.name} on ${object.table};`);
        break;
      case 'view':
        lines.views.push(`drop view if exists ${object.name};`);
        break;
      case 'grants':
        lines.attached.push(
          ifThere(
            `to_regclass('${object.table}')`,
            `revoke all on ${object.table} from ${grantees}`,
          ),
        );
        break;
      case 'function':
        lines.functions.push(
          droppedFunctions.some((dropped) => isSame(dropped, object))
            ? `drop function if exists ${object.name};`
            : ifThere(
                `to_regproc('${object.name}')`,
                `revoke all on function ${object.name} from public, ${grantees}`,
              ),
        );
        break;
    }
  }
  return [...lines.attached, ...lines.views, ...lines.functions].join('\n');
}

function ifThere(found: string, statement: string): string {
  return `do $$ begin if ${found} is not null then ${statement}; end if; end $$;`;
}
