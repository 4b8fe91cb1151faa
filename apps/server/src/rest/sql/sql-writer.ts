import type { Parameter, Statement } from '../../db/database.ts';

/**
 * Gathers the parameters of one statement while its text is written: a caller's values reach the
 * text only as `$1`, `$2`, ...
 */
export class SqlWriter {
  readonly #parameters: Parameter[] = [];

  /** The placeholder of one more parameter. */
  value(parameter: Parameter): string {
    return `$${this.#parameters.push(parameter)}`;
  }

  statement(text: string): Statement {
    return { text, parameters: this.#parameters };
  }
}
