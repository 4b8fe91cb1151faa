/** A name that leads to its page. */
export const linkStyle = 'text-accent-ink underline-offset-4 hover:underline';
