import * as z from 'zod';

/** The name of a header. */
export const headerNameSchema = z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/);

/** A value that can't end its header; HTTP headers are limited to Latin-1. */
export const headerValueSchema = z.string().regex(/^[\t\x20-\x7e\x80-\xff]*$/);

/** Node reads and writes each byte of a header as one character; the bytes are UTF-8. */
export const utf8OfHeader = (value: string): string => Buffer.from(value, 'latin1').toString();

export const headerOfUtf8 = (text: string): string => Buffer.from(text).toString('latin1');

/** Replaces characters that a header can't contain, in text that partly comes from elsewhere. */
export const headerText = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?');
