import type { Database } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import { definePeriodicJob, type PeriodicJob } from '../jobs/define-periodic-job.ts';
import { readProof, type ResolveTxt } from './domain-proof.ts';

type World = {
  readonly resolveTxt: ResolveTxt;
  /** @throws Error */
  readonly readMetadata: (
    address: string,
  ) => Promise<{ issuer: string; signInUrl: string; certificate: string }>;
  readonly log: Pick<DatabaseLog, 'warn'>;
};

type SignIn = {
  readonly id: string;
  readonly domains: string[];
  readonly proof: string;
  readonly is_proven: boolean;
  readonly issuer: string;
  readonly metadata_url: string | null;
};

/**
 * Checks once a day whether companies still prove their domains, and which certificates their SAML providers sign with.
 */
export function createReadSignIns(world: World): PeriodicJob {
  return definePeriodicJob({
    name: 'read_company_sign_ins',
    everySeconds: 86_400,
    run: ({ database, signal }) => readSignIns(database, world, () => signal.aborted),
  });
}

/** A domain or provider that can't be read now is read the next day: only a definite absence counts. */
export async function readSignIns(
  database: Database,
  { resolveTxt, readMetadata, log }: World,
  isClosing = () => false,
): Promise<void> {
  const signIns = await database.query<SignIn>('select * from app.sign_ins_to_read()');
  for (const signIn of signIns) {
    if (isClosing()) return;
    const { id, proof, domains, metadata_url: address } = signIn;
    if (signIn.is_proven) {
      const found = await Promise.all(
        domains.map((domain) => readProof(domain, signIn, resolveTxt)),
      );
      const isMissing = found.includes('missing');
      if (isMissing || !found.includes('unknown')) {
        await database.query('select app.note_proof_read($1, $2, $3, $4)', [
          id,
          proof,
          domains,
          !isMissing,
        ]);
      }
    }
    if (address === null) continue;
    try {
      const facts = await readMetadata(address);
      if (facts.issuer !== signIn.issuer) throw new Error(`It is of ${facts.issuer}.`);
      await database.query('select app.note_metadata_read($1, $2, $3, $4)', [
        id,
        address,
        facts.signInUrl,
        facts.certificate,
      ]);
    } catch (error) {
      // The known certificates stay in use.
      log.warn({ err: error, address }, 'the metadata of a company sign-in cannot be read');
    }
  }
}
