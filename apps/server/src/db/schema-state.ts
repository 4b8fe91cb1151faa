/** The schema files that a database has, read and changed within one transaction. */
import { MigrationError } from './migration-error.ts';
import type { ScriptTransaction } from './script-transaction.ts';
import type { AppliedFile, SchemaFile } from './schema-files.ts';
import { filesOfFunctions, planSchema, type SchemaPlan } from './schema-plan.ts';

export class SchemaState {
  readonly #transaction: ScriptTransaction;
  readonly #files: readonly SchemaFile[];
  #applied: readonly AppliedFile[];

  private constructor(
    transaction: ScriptTransaction,
    files: readonly SchemaFile[],
    applied: readonly AppliedFile[],
  ) {
    this.#transaction = transaction;
    this.#files = files;
    this.#applied = applied;
  }

  static async read(
    transaction: ScriptTransaction,
    files: readonly SchemaFile[],
  ): Promise<SchemaState> {
    const applied = await transaction.query<AppliedFile>(appliedFilesSql);
    return new SchemaState(transaction, files, applied);
  }

  /** Applies only the files of these functions, if they have changed. */
  async require(functions: readonly string[]): Promise<string[]> {
    if (functions.length === 0) return [];
    const files = filesOfFunctions(this.#files, functions);
    const paths = new Set(files.map(({ path }) => path));
    return this.#bring(
      files,
      this.#applied.filter(({ path }) => paths.has(path)),
      new Set(),
    );
  }

  /** Applies every file that has changed or that mentions a name from which something was dropped. */
  applyAll(droppedNames: ReadonlySet<string>): Promise<string[]> {
    return this.#bring(this.#files, this.#applied, droppedNames);
  }

  async #bring(
    files: readonly SchemaFile[],
    applied: readonly AppliedFile[],
    droppedNames: ReadonlySet<string>,
  ): Promise<string[]> {
    const plan = planSchema({ applied, files, droppedNames });
    await this.#run('schemas', `set local check_function_bodies = off;\n${plan.clearing}`);
    for (const file of plan.files) await this.#run(`schemas/${file.path}`, file.sql);
    await this.#remember(plan);
    const gone = new Set([...plan.removedPaths, ...plan.files.map(({ path }) => path)]);
    this.#applied = [...this.#applied.filter(({ path }) => !gone.has(path)), ...plan.files];
    return plan.files.map(({ path }) => path);
  }

  async #run(name: string, sql: string): Promise<void> {
    try {
      await this.#transaction.script(sql);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new MigrationError(
        `The schema file ${name} failed and nothing was changed: ${reason}`,
        {
          cause,
        },
      );
    }
  }

  async #remember({ files, removedPaths }: SchemaPlan): Promise<void> {
    if (files.length + removedPaths.length === 0) return;
    const rows = files.map(({ path, checksum, objects }) => ({ path, checksum, objects }));
    await this.#transaction.query('delete from muster.schema_files where path = any ($1)', [
      [...removedPaths, ...files.map(({ path }) => path)],
    ]);
    await this.#transaction.query(
      `insert into muster.schema_files (path, checksum, objects)
       select f.path, f.checksum, f.objects
       from jsonb_to_recordset($1) as f (path text, checksum text, objects jsonb)`,
      [JSON.stringify(rows)],
    );
  }
}

export const appliedFilesSql = 'select path, checksum, objects from muster.schema_files';
