/** The notice that a code was not taken: a form that takes its place dismisses it. */
export const codeNoticeId = 'code';
