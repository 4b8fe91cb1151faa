type Output = { readonly isTTY?: boolean; write(text: string): unknown };

export type StartProgress = {
  /** Prints a line that stays. */
  readonly say: (line: string) => void;
  /**
   * Shows the progress of a long task. In a terminal each step replaces the last one; elsewhere only the first is
   * printed.
   */
  readonly step: (step: Step) => void;
};

type Step = {
  readonly task: string;
  readonly name: string;
  /** Counts from 1. */
  readonly position: number;
  readonly total: number;
};

const clearLine = '\r\u001B[2K';

/** Shows the person who started the server what it is doing until it is ready. */
export function createStartProgress(output: Output = process.stdout): StartProgress {
  if (output.isTTY !== true) {
    const say = (line: string) => void output.write(`${line}\n`);
    return {
      say,
      step: ({ task, position, total }) => {
        if (position === 1) say(`${task}: ${total} ${total === 1 ? 'step' : 'steps'}`);
      },
    };
  }
  return {
    say: (line) => void output.write(`${clearLine}${line}\n`),
    step: ({ task, name, position, total }) =>
      void output.write(`${clearLine}${task}: ${position} of ${total}, ${name}`),
  };
}
