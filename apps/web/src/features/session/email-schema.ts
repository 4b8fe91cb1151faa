import * as z from 'zod/mini';

/** Phones add a space after a completed word. */
export const emailSchema = z.pipe(z.string().check(z.trim()), z.email());
