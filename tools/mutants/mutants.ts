/** A file with one small fault, such as a limit moved by one. */
export type Mutant = {
  /** Where the change begins, counted from 0. */
  readonly offset: number;
  readonly line: number;
  readonly from: string;
  readonly to: string;
};

const comparisons: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** Text and comments are passed over; of the rest, what a fault in a rule would touch. */
const token =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<![\w.]|\| )\d[\d_]*(?![\w.]| \|(?!\|))|=>|(?<= )(?:===|!==|<=|>=|<|>|&&|\|\|)(?= )/g;

/** Each number plus one, each comparison with its limit moved or turned around, each `and` as `or`. */
export function mutantsOf(source: string): Mutant[] {
  return [...source.matchAll(token)].flatMap(({ 0: from, index: offset }) => {
    const to = /^\d/.test(from) ? String(Number(from.replaceAll('_', '')) + 1) : comparisons[from];
    if (to === undefined) return [];
    const line = source.slice(0, offset).split('\n').length;
    return [{ offset, line, from, to }];
  });
}

export function withMutant(source: string, { offset, from, to }: Mutant): string {
  return source.slice(0, offset) + to + source.slice(offset + from.length);
}
