/** A file with one small fault, such as a limit moved by one. */
export type Mutant = {
  /** Start of the change, counted from 0. */
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

/** Skips text and comments; the rest are the tokens that a fault in a rule would touch. */
const token =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?<![\w.]|\| )\d[\d_]*(?![\w.]| \|(?!\|))|=>|(?<= )(?:===|!==|<=|>=|<|>|&&|\|\|)(?= )/g;

/** Changes each number by one, moves or reverses each comparison, and turns each `and` into `or`. */
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
