/** What comments are called in the outbox; apart from their form, which the shell has no use for. */
export const commentItemKind = 'comment';
export const commentPayloadVersion = 1;
