/** Names of the outbox kind for comments, apart from their schema, which the shell doesn't need. */
export const commentItemKind = 'comment';
export const commentPayloadVersion = 1;
