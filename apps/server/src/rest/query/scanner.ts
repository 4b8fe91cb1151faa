import { RestError } from '../errors/rest-error.ts';

/**
 * Reads one query parameter from left to right and remembers where reading got furthest and what
 * could have stood there, so that a refusal says the same as PostgREST's parser (protocol B6,
 * PGRST100): position, the unexpected character, the expectations in the order of the grammar.
 *
 * A grammar function answers `undefined` when its text does not match; it has then told the scanner
 * what it expected. Backtracking is setting `at` to an earlier value.
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

  /** Steps over `token` if it is next; otherwise remembers that it was expected. */
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

  /** Steps over blanks, which separate nothing. */
  skipBlanks(): void {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\t') this.at += 1;
  }

  /** Remembers that `label` could have stood here, and which character spoke against it. */
  expect(label: string, offender = this.at): void {
    if (!this.#reaches(this.at)) return;
    if (!this.#expected.includes(label)) this.#expected.push(label);
    this.#unexpected ??= quoted(this.text.slice(offender));
  }

  /** True when the text ends here; otherwise remembers that it should. */
  takeEnd(): boolean {
    if (this.ended) return true;
    this.expect('end of input');
    this.#mustEnd = this.#furthest === this.at || this.#mustEnd;
    return false;
  }

  /**
   * What was tried before is out of the question: the text has decided for the present branch of
   * the grammar, so only that branch's expectations may be reported.
   */
  commit(): void {
    this.#furthest = -1;
    this.#expected = [];
    this.#unexpected = null;
    this.#mustEnd = false;
  }

  /** Runs a grammar function whose own expectations are reported under one name if it fails. */
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

  /** @param subject Such as `failed to parse order (id.x)`. */
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

  /** True when a failure at `position` is worth remembering; forgets nearer ones when it is. */
  #reaches(position: number): boolean {
    if (position < this.#furthest) return false;
    if (position > this.#furthest) {
      this.commit();
      this.#furthest = position;
    }
    return true;
  }
}

/** Reads all of `text` by `grammar`, or refuses it in PostgREST's words. */
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
