/** Apart, since the shell knows the kind without its payload. */
export const purchaseItemKind = 'purchase';
