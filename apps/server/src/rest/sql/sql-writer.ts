import type { Parameter, Statement } from '../../db/database.ts';

/**
 * Collects the parameters of one statement while its text is written: a caller's values appear in the text only as
 * `$1`, `$2`, ...
 */
export class SqlWriter {
  readonly #parameters: Parameter[] = [];

  /** Adds a parameter and returns its placeholder. */
  value(parameter: Parameter): string {
    return `$${this.#parameters.push(parameter)}`;
  }

  statement(text: string): Statement {
    return { text, parameters: this.#parameters };
  }
}
