/** Checkbox and radio share their box: native inputs, so that keyboard and forms need no code. */
// A group of radios of which none is chosen is "indeterminate" too.
export const choiceBoxStyles =
  'peer size-5 shrink-0 appearance-none border border-line-control bg-surface-1 transition-colors duration-150 ease-out checked:border-choice checked:bg-choice [&[type=checkbox]:indeterminate]:border-choice [&[type=checkbox]:indeterminate]:bg-choice disabled:border-line disabled:bg-surface-3 aria-invalid:border-danger-solid';

/** The whole row is the target: 48 px under a thumb, 40 under a pointer. */
export const choiceRowStyles =
  'flex min-h-12 items-start gap-3 rounded-control py-3 md:min-h-9 md:py-2 md:text-14 has-disabled:text-ink-3';
