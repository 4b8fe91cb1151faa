/**
 * An instant as a field of the type `datetime-local` has it, in the reader's zone: `2026-11-23T14:05`. `new Date(text)`
 * reads it back.
 */
export function localInstant(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const onDay = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${onDay}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
