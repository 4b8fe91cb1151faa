/** Names of the outbox kinds for break answers, apart from their schemas, which the shell doesn't need. */
export const breakAnswerKind = 'break_answer';
export const breakAnswerVersion = 1;
export const kioskAnswerKind = 'kiosk_break_answer';
export const kioskAnswerVersion = 1;
