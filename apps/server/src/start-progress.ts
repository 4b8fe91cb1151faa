type Output = { readonly isTTY?: boolean; write(text: string): unknown };

export type StartProgress = {
  /** A line that stays. */
  readonly say: (line: string) => void;
  /** How far a long step is. In a terminal the next one takes its place. */
  readonly step: (text: string) => void;
};

const clearLine = '\r\u001B[2K';

/** Tells whoever started the server what it is doing until it is ready. */
export function createStartProgress(output: Output = process.stdout): StartProgress {
  if (output.isTTY !== true) {
    const say = (line: string) => void output.write(`${line}\n`);
    return { say, step: say };
  }
  return {
    say: (line) => void output.write(`${clearLine}${line}\n`),
    step: (text) => void output.write(`${clearLine}${text}`),
  };
}
