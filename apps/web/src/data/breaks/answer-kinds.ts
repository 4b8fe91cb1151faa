/** What answers about breaks are called in the outbox; apart from their form, which the shell has no use for. */
export const breakAnswerKind = 'break_answer';
export const breakAnswerVersion = 1;
export const kioskAnswerKind = 'kiosk_break_answer';
export const kioskAnswerVersion = 1;
