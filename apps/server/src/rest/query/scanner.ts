import { RestError } from '../errors/rest-error.ts';

/**
 * Reads one query parameter from left to right and tracks the furthest position and the expectations there, so that an
 * error has the same text as PostgREST's parser (protocol B6, PGRST100): position, unexpected character, and
 * expectations in the order of the grammar.
 *
 * A grammar function returns `undefined` if its text doesn't match; it has then recorded what it expected. To
 * backtrack, set `at` to an earlier value.
 */
export class Scanner {
  readonly text: string;
  at = 0;
  #furthest = -1;
  #expected: string[] = [];
  #unexpected: string | null = null;
  #mustEnd = false;

  constructor(text: string) {
    this.text = text;
  }

  get ended(): boolean {
    return this.at >= this.text.length;
  }

  /** The next character, '' at the end. */
  peek(): string {
    return this.text.charAt(this.at);
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.at);
  }

  /** Skips `token` if it comes next; otherwise records that it was expected. */
  take(token: string, label = `"${token.replaceAll('"', '\\"')}"`): boolean {
    if (this.startsWith(token)) {
      this.at += token.length;
      return true;
    }
    let matching = 0;
    while (this.text[this.at + matching] === token[matching]) matching += 1;
    this.expect(label, this.at + matching);
    return false;
  }

  /** Skips blanks, which have no meaning here. */
  skipBlanks(): void {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\t') this.at += 1;
  }

  /** Records that `label` was expected here, and the character found instead. */
  expect(label: string, offender = this.at): void {
    if (!this.#reaches(this.at)) return;
    if (!this.#expected.includes(label)) this.#expected.push(label);
    this.#unexpected ??= quoted(this.text.slice(offender));
  }

  /** True at the end of the text; otherwise records that the end was expected. */
  takeEnd(): boolean {
    if (this.ended) return true;
    this.expect('end of input');
    this.#mustEnd = this.#furthest === this.at || this.#mustEnd;
    return false;
  }

  /**
   * Rules out everything tried before: the text has chosen the current branch of the grammar, so
   * only that branch's expectations may be reported.
   */
  commit(): void {
    this.#furthest = -1;
    this.#expected = [];
    this.#unexpected = null;
    this.#mustEnd = false;
  }

  /** Runs a grammar function and, if it fails, reports its expectations under one name. */
  labelled<T>(label: string, read: () => T | undefined): T | undefined {
    const start = { at: this.at, furthest: this.#furthest, expected: [...this.#expected] };
    const value = read();
    if (value !== undefined) return value;
    if (this.#furthest > start.furthest) this.#expected = [label];
    else if (this.#furthest === start.at) {
      this.#expected = [...new Set([...start.expected, label])];
    }
    return undefined;
  }

  /** @param subject For example `failed to parse order (id.x)`. */
  failure(subject: string): RestError {
    const before = this.text.slice(0, Math.max(this.#furthest, 0)).split('\n');
    const column = Array.from(before.at(-1) ?? '').length + 1;
    const unexpected = this.#mustEnd
      ? `'${firstCharacter(this.text.slice(this.#furthest))}'`
      : (this.#unexpected ?? 'end of input');
    const expecting = this.#expected.length === 0 ? '' : ` expecting ${joinedByOr(this.#expected)}`;
    return new RestError({
      status: 400,
      code: 'PGRST100',
      message: `"${subject}" (line ${before.length}, column ${column})`,
      details: `unexpected ${unexpected}${expecting}`,
    });
  }

  /** True if a failure at `position` is worth recording; then it discards earlier ones. */
  #reaches(position: number): boolean {
    if (position < this.#furthest) return false;
    if (position > this.#furthest) {
      this.commit();
      this.#furthest = position;
    }
    return true;
  }
}

/** Parses all of `text` with `grammar`, or refuses it in PostgREST's words. */
export function parseWhole<T>(
  text: string,
  subject: string,
  grammar: (scanner: Scanner) => T | undefined,
): T {
  const scanner = new Scanner(text);
  const value = grammar(scanner);
  if (value === undefined) throw scanner.failure(subject);
  return value;
}

function quoted(rest: string): string {
  if (rest === '') return 'end of input';
  const character = firstCharacter(rest);
  return `"${character === '"' || character === '\\' ? `\\${character}` : character}"`;
}

const firstCharacter = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);

function joinedByOr(labels: readonly string[]): string {
  if (labels.length === 1) return labels[0] ?? '';
  return `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}
