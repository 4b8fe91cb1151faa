/**
 * An exported company is a folder:
 *
 * - `manifest.json`, written last: the version of this format, and of every other file its SHA-256
 * - `tables/<schema>.<table>.jsonl`: a row a line as a JSON object, ordered by bytes
 * - `files/<version>`: the bytes of an uploaded file, which the table storage.objects names
 * - `files.jsonl`: the SHA-256 and size of each of these
 * - `logins.jsonl`: who had a login, and by which address they are invited again
 * - `people.csv`: people for a spreadsheet
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

export const archiveVersion = 1 as const;

const sum = z.string().regex(/^[\da-f]{64}$/);

export const fileLineSchema = z.object({ version: z.uuid(), sha256: sum, bytes: z.int() });
export const loginLineSchema = z.object({
  person_id: z.uuid(),
  email: z.string(),
  is_admin: z.boolean(),
});

const tableSchema = z.object({
  name: z.string().regex(/^(public|app|storage)\.[a-z_]+$/),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.int(),
  sha256: sum,
});
export type ArchiveTable = z.infer<typeof tableSchema>;

export const archiveSchema = z.object({
  format: z.literal('muster-company'),
  version: z.literal(archiveVersion),
  /** The newest migration of the server that wrote it. */
  migration: z.string(),
  made_at: z.iso.datetime(),
  company: z.object({ id: z.uuid(), name: z.string() }),
  tables: z.array(tableSchema),
  /** Tables that are left out, each with the reason. */
  left_out: z.record(z.string(), z.string()),
  lists: z.object({ 'files.jsonl': sum, 'logins.jsonl': sum, 'people.csv': sum }),
});
export type Archive = z.infer<typeof archiveSchema>;

export const listNames = ['files.jsonl', 'logins.jsonl', 'people.csv'] as const;

/** One function for tables, logins and files, so that an interrupted export is never mistaken for a complete one. */
export const tableFile = (name: string) => `tables/${name}.jsonl`;

export async function sumOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
