import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isStillThere, lastSealSchema } from '../../audit/last-seals.ts';
import { auditChains, type AuditFinding, verifyChain } from '../../audit/verify-audit.ts';
import { CommandError, type DatabaseCommand } from '../command.ts';

const argumentsSchema = z.object({
  company: z.nullable(z.uuid()),
  /** Seals kept with a backup. */
  seals: z.array(lastSealSchema),
});

export const auditCommand: DatabaseCommand<z.infer<typeof argumentsSchema>> = {
  summary: 'verify: recompute the seals of the audit log',
  help: `muster audit verify [--company <id>] [--seals <file>]

Recomputes the seals of the audit log, of every company or of one, and names the
first row that was changed, removed or added outside the product. Exits with code 1
if there is one.

For each company it prints the hash of the last seal, which a running server also
writes to its log every hour. Kept outside the database, it proves later that no
seal up to it was rewritten: --seals compares with audit-seals.json of a backup.`,
  arguments: argumentsSchema,

  async readArguments(commandLine) {
    const { values, positionals } = parseArgs({
      args: [...commandLine],
      options: { company: { type: 'string' }, seals: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.join(' ') !== 'verify') {
      throw new CommandError('Use: muster audit verify.');
    }
    const company = argumentsSchema.shape.company.safeParse(values.company ?? null);
    if (!company.success) throw new CommandError(`${values.company} isn’t a company ID.`);
    const seals = values.seals === undefined ? [] : await readSeals(values.seals);
    return { company: company.data, seals };
  },

  async run({ database, say }, { company, seals: kept }) {
    const chains = await auditChains(database);
    if (company !== null && !chains.includes(company)) {
      throw new CommandError(`No audit log for company ${company}.`);
    }
    let broken = 0;
    for (const id of company === null ? chains : [company]) {
      const { rows, seals, hash, waiting, finding } = await verifyChain(database, id);
      const whose = id === null ? 'no company' : `company ${id}`;
      const counts = `${rows} rows in ${seals} seals, ${waiting} waiting`;
      if (finding === null) {
        say(`ok       ${whose}: ${counts}${hash === null ? '' : `, last seal ${hash}`}`);
        continue;
      }
      broken += 1;
      say(`problem  ${whose}: ${findingSentence(finding)} (${counts})`);
    }
    for (const seal of kept) {
      if (company !== null && seal.company_id !== company) continue;
      if (await isStillThere(database, seal)) continue;
      broken += 1;
      const whose = seal.company_id === null ? 'no company' : `company ${seal.company_id}`;
      say(`problem  ${whose}: seal ${seal.sequence} isn’t the one that was kept`);
    }
    if (broken > 0) {
      throw new CommandError('The audit log was changed. Restore a backup next to it and compare.');
    }
  },
};

async function readSeals(path: string): Promise<z.infer<typeof argumentsSchema>['seals']> {
  try {
    return argumentsSchema.shape.seals.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    throw new CommandError(`${path} isn’t a backup’s audit-seals.json.`);
  }
}

function findingSentence(finding: AuditFinding): string {
  if (finding.kind === 'seal') {
    return `seal ${finding.sequence} was changed or is missing`;
  }
  const { id, at, what } = finding.row;
  const row = `row ${id} of ${at}${what === null ? '' : ` (${what})`}`;
  switch (finding.kind) {
    case 'changed':
      return `${row} was changed`;
    case 'missing':
      return `${row} is missing`;
    case 'added':
      return `${row} was added outside the app`;
  }
}
