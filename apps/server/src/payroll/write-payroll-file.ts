import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';

import type { Database } from '../db/database.ts';
import { defineJob, type JobDefinition } from '../jobs/define-job.ts';
import { JobStopped, PermanentError } from '../jobs/job-errors.ts';
import {
  type ExportPerson,
  exportPersonOf,
  type FileFacts,
  fileFactsSchema,
} from './export-facts.ts';
import { contentTypes, fileBytes } from './file-bytes.ts';
import { formats } from './formats/formats.ts';

const attempts = 5;
/** Few enough that the embedded database can serve punches between batches. */
const peopleAtOnce = 100;

export type KeepBytes = {
  /** Stores all bytes or none, under a version that no row names yet; returns an object's metadata. */
  readonly keep: (
    version: string,
    contentType: string,
    chunks: AsyncIterable<Uint8Array>,
  ) => Promise<Readonly<Record<string, unknown>>>;
  readonly remove: (version: string) => Promise<void>;
};

/**
 * Writes the file of an export whose lines are frozen. The bytes are stored first; then one transaction names them and
 * finishes the export. A server killed at any time leaves an export that is either finished with its file or still to
 * be written, by the next run, from the same lines.
 */
export function createWritePayrollFile(bytes: KeepBytes): JobDefinition {
  return defineJob({
    kind: 'write_payroll_file',
    payload: z.object({ company_id: z.uuid(), export_id: z.uuid() }),
    retry: { attempts },
    atOnce: 1,
    async run({ payload, database, attempt, progress, signal }) {
      const { company_id: company, export_id: id } = payload;
      try {
        await writeFile({ company, id, database, bytes, progress, signal });
      } catch (error) {
        const isOver = error instanceof PermanentError || attempt >= attempts;
        if (isOver && !signal.aborted) {
          await database.query(`select app.drop_payroll_lines($1, $2, 'failed')`, [company, id]);
        }
        throw error;
      }
    },
  });
}

async function writeFile({
  company,
  id,
  database,
  bytes,
  progress,
  signal,
}: {
  readonly company: string;
  readonly id: string;
  readonly database: Database;
  readonly bytes: KeepBytes;
  readonly progress: (share: number) => Promise<void>;
  readonly signal: AbortSignal;
}): Promise<void> {
  const facts = await readFacts(database, company, id);
  // Canceled, or written by a run that was lost after it finished.
  if (facts === null) return;
  const format = formats[facts.format];
  const hash = createHash('sha256');
  const version = randomUUID();
  const metadata = await bytes.keep(
    version,
    contentTypes[format.kind],
    hashed(fileBytes(format, facts, people())),
  );
  const name = `${format.fileName(facts)}.${format.kind}`;
  // If this fails, it's unknown whether it was done, so the bytes stay; storage deletes files without a row.
  const [row] = await database.query<{ done: boolean }>(
    'select app.finish_payroll_export($1, $2, $3, $4, $5, $6, $7) as done',
    [company, id, name, `${company}/${id}/${name}`, hash.digest('hex'), version, metadata],
  );
  if (row?.done !== true) await bytes.remove(version);

  async function* hashed(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }

  async function* people(): AsyncIterable<ExportPerson> {
    let done = 0;
    for (let batch = await peopleAfter(null); batch.length > 0;) {
      for (const person of batch) yield exportPersonOf(JSON.parse(person.facts));
      done += batch.length;
      const share = done / Math.max(1, facts?.people ?? 1);
      await database.query(
        `update public.payroll_exports set done_share = $3
         where company_id = $1 and id = $2 and state = 'waiting'`,
        [company, id, Math.min(share, 0.99)],
      );
      await progress(share);
      batch = await peopleAfter(batch.at(-1)?.person_id ?? null);
    }
  }

  function peopleAfter(
    after: string | null,
  ): Promise<readonly { readonly person_id: string; readonly facts: string }[]> {
    if (signal.aborted) throw stopReason(signal);
    return database.query(
      'select person_id, facts::text from app.payroll_batch($1, $2, $3, $4, $5)',
      [company, id, after, peopleAtOnce, format.reads === 'days'],
    );
  }
}

async function readFacts(
  database: Database,
  company: string,
  id: string,
): Promise<FileFacts | null> {
  const [row] = await database.query<{ facts: unknown }>(
    'select app.payroll_file_facts($1, $2) as facts',
    [company, id],
  );
  return fileFactsSchema.nullable().parse(row?.facts ?? null);
}

function stopReason({ reason }: AbortSignal): Error {
  return reason instanceof Error ? reason : new JobStopped('stopping');
}
