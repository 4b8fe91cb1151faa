/** A month across one sheet: a day is as wide as its date. */
export const monthOnPaper =
  'print:group-data-month/board:px-0.5 print:group-data-month/board:text-[9px] print:group-data-month/board:leading-tight';
