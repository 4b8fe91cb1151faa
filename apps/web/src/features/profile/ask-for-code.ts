/** Mails a code, asks for it and answers it; null when the person gave up. */
export type AskForCode = () => Promise<string | null>;
