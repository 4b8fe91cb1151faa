import * as z from 'zod/mini';

// The form that zod takes for an email address, without its other forms: the sign-in screen is many people's first.
const emailForm =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** An email address as it is typed: phones add a space after a completed word. */
export const typedEmail = z.string().check(z.trim(), z.regex(emailForm));
