/** Kinds of values that variables of the environment have; each names its own mistake. */
import * as z from 'zod';

/** @param parse answers undefined for what is not one. */
function value<T>(sentence: string, parse: (text: string) => T | undefined) {
  return z.string().transform((text, context) => {
    const parsed = parse(text);
    if (parsed !== undefined) return parsed;
    context.addIssue({ code: 'custom', message: sentence });
    return z.NEVER;
  });
}

export function wholeNumber(least: number, most: number) {
  return value(`must be a whole number from ${least} to ${most}`, (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  });
}

export const onOff = value('must be on or off', (text) =>
  text === 'on' ? true : text === 'off' ? false : undefined,
);

export function oneOf<const T extends string>(...choices: readonly T[]) {
  return value(`must be one of ${choices.join(', ')}`, (text) =>
    choices.find((choice) => choice === text),
  );
}

/** Items between commas, without the space around them; at least one. */
export const list = value('must be names between commas', (text) => {
  const [first, ...others] = text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  return first === undefined ? undefined : ([first, ...others] as const);
});

export const postgresUrl = urlOf('must be an address like postgres://user@host/name', [
  'postgres:',
  'postgresql:',
]);

export const smtpUrl = urlOf('must be an address like smtp://user:password@host:587', [
  'smtp:',
  'smtps:',
]);

/** The origin of an http or https address. */
export const origin = value('must be an http or https address without a path', (text) => {
  const parsed = URL.parse(text);
  const isOrigin =
    parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`;
  return isOrigin ? parsed.origin : undefined;
});

function urlOf(sentence: string, schemes: readonly string[]) {
  return value(sentence, (text) => {
    const parsed = URL.parse(text);
    return parsed !== null && schemes.includes(parsed.protocol) ? text : undefined;
  });
}
