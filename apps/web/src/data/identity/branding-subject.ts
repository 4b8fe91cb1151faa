/** Subject of the query whose answer the whole app looks like; invalidate it after a change. */
export const brandingSubject = 'branding';
