// The form that zod takes for an email address, without zod: the sign-in screen is many people's first.
const emailForm =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Phones add a space after a completed word. */
export const trimmed = { setValueAs: (typed: string) => typed.trim() };

export const emailRules = { ...trimmed, validate: (email: string) => emailForm.test(email) };
