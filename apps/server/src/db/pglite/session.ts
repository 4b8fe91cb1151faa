/**
 * Speaks with the embedded database's only session: builds requests, keeps the bounded set of prepared statements and
 * turns responses into results.
 */
import { DatabaseError, type Result, type Statement } from '../database.ts';
import { isStalePlan } from '../retry.ts';
import { refuseTooManyParameters } from '../statement-limits.ts';
import { encodeParameter } from '../values.ts';
import type { Engine } from './engine.ts';
import { readAnswer, RequestWriter, type Answer, type Column, type Notification } from './wire.ts';

const maxPrepared = 500;

type Prepared = { readonly name: string; columns: readonly Column[] | null };
type Added = { readonly text: string; readonly prepared: Prepared };

export type RunOptions = {
  /** 0 for no limit. */
  readonly limitMs: number;
  /** The session of the transaction that the statements belong to; absent if they are a whole one. */
  readonly session?: number;
};

export class Session {
  readonly #engine: Engine;
  readonly #onNotification: (notification: Notification) => void;
  /** Least recently used first. */
  readonly #prepared = new Map<string, Prepared>();
  /** Names to close at the start of the next request, where no error can skip it. */
  #evicted: string[] = [];
  #lastName = 0;

  constructor(engine: Engine, onNotification: (notification: Notification) => void) {
    this.#engine = engine;
    this.#onNotification = onNotification;
  }

  /** A new session has no prepared statements. */
  forgetPrepared(): void {
    this.#prepared.clear();
    this.#evicted = [];
  }

  /** Runs the statements in one exchange; the first error stops the rest and is thrown. */
  async run(statements: readonly Statement[], options: RunOptions): Promise<Result[]> {
    const request = new RequestWriter();
    for (const name of this.#evicted.splice(0)) request.closeStatement(name);
    const added: Added[] = [];
    const used: Prepared[] = [];
    for (const { text, parameters = [] } of statements) {
      refuseTooManyParameters(parameters.length);
      const prepared = this.#prepare(text, request, added);
      used.push(prepared);
      request.bind(prepared.name, parameters.map(encodeParameter)).execute();
    }
    request.sync();

    const answer = await this.#exchange(request, options, (execution, described) => {
      const prepared = used[execution];
      const columns = prepared?.columns;
      return columns ?? described[added.findIndex((item) => item.prepared === prepared)] ?? [];
    });
    this.#keepDescribed(added, answer);
    if (answer.error !== null) {
      if (isStalePlan(answer.error)) this.#evict(statements);
      throw answer.error;
    }
    if (answer.results.length !== statements.length) throw this.#nonsense();
    if (answer.undecodable !== null) throw answer.undecodable;
    return answer.results;
  }

  /** Runs scripts by the simple protocol, each as its own message; there is no time limit. */
  async script(scripts: readonly string[], options: RunOptions = { limitMs: 0 }): Promise<void> {
    const request = new RequestWriter();
    for (const script of scripts) request.query(script);
    const { error } = await this.#exchange(request, options, () => []);
    if (error !== null) throw error;
  }

  /** Rolls back the session's open transaction; does nothing if a restart already did. */
  async rollback(session: number): Promise<void> {
    if (session !== this.#engine.session) return;
    const request = new RequestWriter().query('rollback');
    await this.#exchange(request, { limitMs: 0, session }, () => []);
  }

  #prepare(text: string, request: RequestWriter, added: Added[]): Prepared {
    const known = this.#prepared.get(text);
    if (known !== undefined) {
      this.#prepared.delete(text);
      this.#prepared.set(text, known);
      return known;
    }
    const prepared: Prepared = { name: `s${++this.#lastName}`, columns: null };
    request.parse(prepared.name, text).describeStatement(prepared.name);
    this.#prepared.set(text, prepared);
    added.push({ text, prepared });
    const [oldest] = this.#prepared;
    if (oldest !== undefined && this.#prepared.size > maxPrepared) {
      this.#prepared.delete(oldest[0]);
      this.#evicted.push(oldest[1].name);
    }
    return prepared;
  }

  /** An error skips everything after it in the request, so later statements may not be prepared. */
  #keepDescribed(added: readonly Added[], answer: Answer): void {
    for (const [index, { text, prepared }] of added.entries()) {
      prepared.columns = answer.descriptions[index] ?? null;
      if (prepared.columns === null && this.#prepared.get(text) === prepared) {
        this.#prepared.delete(text);
      }
    }
  }

  #evict(statements: readonly Statement[]): void {
    for (const { text } of statements) {
      const prepared = this.#prepared.get(text);
      if (prepared !== undefined) this.#evicted.push(prepared.name);
      this.#prepared.delete(text);
    }
  }

  async #exchange(
    request: RequestWriter,
    options: RunOptions,
    columnsOf: Parameters<typeof readAnswer>[1],
  ): Promise<Answer> {
    const bytes = await this.#engine.exchange({ ...options, bytes: request.finish() });
    const answer = readAnswer(bytes, columnsOf);
    for (const notification of answer.notifications) this.#onNotification(notification);
    return answer;
  }

  /** Neither an error nor a result for every statement: this database can't be trusted anymore. */
  #nonsense(): DatabaseError {
    this.#engine.crash();
    return new DatabaseError({
      code: '08006',
      message: 'The embedded database broke off, so it isn’t known whether the change was saved.',
    });
  }
}
