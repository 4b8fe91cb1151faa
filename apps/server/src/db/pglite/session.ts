/**
 * The embedded database's one session, spoken to by whoever holds it: builds requests, keeps the
 * bounded set of prepared statements and turns answers into results.
 */
import { DatabaseError, type Result, type Statement } from '../database.ts';
import { isStalePlan } from '../retry.ts';
import { encodeParameter } from '../values.ts';
import { refuseTooManyParameters } from '../statement-limits.ts';
import { readAnswer, RequestWriter, type Answer, type Column, type Notification } from './wire.ts';

const maxPrepared = 500;

type Prepared = { readonly name: string; columns: readonly Column[] | null };

type Exchange = (bytes: Uint8Array<ArrayBuffer>, limitMs: number) => Promise<Uint8Array>;

export class Session {
  readonly #exchange: Exchange;
  readonly #onNotification: (notification: Notification) => void;
  /** Least recently used first. */
  readonly #prepared = new Map<string, Prepared>();
  /** Evicted names, closed at the start of the next request where no error can skip it. */
  #evicted: string[] = [];
  #lastName = 0;

  constructor(exchange: Exchange, onNotification: (notification: Notification) => void) {
    this.#exchange = exchange;
    this.#onNotification = onNotification;
  }

  /** A new worker has a new session without any prepared statement. */
  forgetPrepared(): void {
    this.#prepared.clear();
    this.#evicted = [];
  }

  /**
   * Runs the statements in one exchange; the first error stops the rest and is thrown. If that
   * leaves a failed transaction behind and `rollback` is set, it is rolled back first.
   */
  async run(
    statements: readonly Statement[],
    { limitMs, rollback }: { limitMs: number; rollback: boolean },
  ): Promise<Result[]> {
    const request = new RequestWriter();
    for (const name of this.#evicted.splice(0)) request.closeStatement(name);
    const added: Prepared[] = [];
    const used: Prepared[] = [];
    for (const { text, parameters = [] } of statements) {
      refuseTooManyParameters(parameters.length);
      const prepared = this.#prepare(text, request, added);
      used.push(prepared);
      request.bind(prepared.name, parameters.map(encodeParameter)).execute();
    }
    request.sync();

    const answer = await this.#read(request, limitMs, (execution, described) => {
      const prepared = used[execution];
      if (prepared === undefined) return [];
      return prepared.columns ?? described[added.indexOf(prepared)] ?? [];
    });
    this.#keepParsed(statements, added, answer);
    const failure = answer.error ?? answer.undecodable;
    if (rollback && answer.status !== 'I') await this.rollback();
    if (failure === null) return answer.results;
    if (failure instanceof DatabaseError && isStalePlan(failure)) this.#evict(statements);
    throw failure;
  }

  /** Runs scripts by the simple protocol, each as its own message, answers ignored. */
  async script(scripts: readonly string[]): Promise<void> {
    const request = new RequestWriter();
    for (const script of scripts) request.query(script);
    const answer = await this.#read(request, 0, () => []);
    if (answer.status !== 'I') await this.rollback();
    if (answer.error !== null) throw answer.error;
  }

  async rollback(): Promise<void> {
    await this.#read(new RequestWriter().query('rollback'), 0, () => []);
  }

  #prepare(text: string, request: RequestWriter, added: Prepared[]): Prepared {
    const known = this.#prepared.get(text);
    if (known !== undefined) {
      this.#prepared.delete(text);
      this.#prepared.set(text, known);
      return known;
    }
    const prepared: Prepared = { name: `s${++this.#lastName}`, columns: null };
    request.parse(prepared.name, text).describeStatement(prepared.name);
    this.#prepared.set(text, prepared);
    added.push(prepared);
    const [oldest] = this.#prepared;
    if (oldest !== undefined && this.#prepared.size > maxPrepared) {
      this.#prepared.delete(oldest[0]);
      this.#evicted.push(oldest[1].name);
    }
    return prepared;
  }

  /** An error skips what follows it, so later statements of the request may not be prepared. */
  #keepParsed(statements: readonly Statement[], added: readonly Prepared[], answer: Answer): void {
    added.forEach((prepared, index) => {
      prepared.columns = answer.descriptions[index] ?? null;
    });
    for (const { text } of statements) {
      const prepared = this.#prepared.get(text);
      if (prepared?.columns === null) this.#prepared.delete(text);
    }
  }

  #evict(statements: readonly Statement[]): void {
    for (const { text } of statements) {
      const prepared = this.#prepared.get(text);
      if (prepared !== undefined) this.#evicted.push(prepared.name);
      this.#prepared.delete(text);
    }
  }

  async #read(
    request: RequestWriter,
    limitMs: number,
    columnsOf: Parameters<typeof readAnswer>[1],
  ): Promise<Answer> {
    const answer = readAnswer(await this.#exchange(request.finish(), limitMs), columnsOf);
    answer.notifications.forEach(this.#onNotification);
    return answer;
  }
}
