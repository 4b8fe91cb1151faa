import * as z from 'zod/mini';

// The pattern that zod uses for an email address, without its other formats: for many people the sign-in screen is the
// first one to load.
const emailForm =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** An email address as typed: phones add a space after a completed word. */
export const typedEmail = z.string().check(z.trim(), z.regex(emailForm));
