import { parseArgs } from 'node:util';
import { z } from 'zod';
import { auditChains, type AuditFinding, verifyChain } from '../../audit/verify-audit.ts';
import { CommandError, type DatabaseCommand } from '../command.ts';

const argumentsSchema = z.object({ company: z.nullable(z.uuid()) });

export const auditCommand: DatabaseCommand<z.infer<typeof argumentsSchema>> = {
  summary: 'verify: recompute the seals of the audit log',
  help: `muster audit verify [--company <id>]

Recomputes the seals of the audit log, of every company or of one, and names the
first row that was changed, removed or added outside the product. Exits with code 1
if there is one.

For each company it prints the hash of the last seal. Keep it outside the
database, such as on paper: it proves later that no seal up to it was rewritten.`,
  arguments: argumentsSchema,

  async readArguments(commandLine) {
    const { values, positionals } = parseArgs({
      args: [...commandLine],
      options: { company: { type: 'string' } },
      allowPositionals: true,
    });
    if (positionals.join(' ') !== 'verify') {
      throw new CommandError('Use: muster audit verify.');
    }
    const company = argumentsSchema.shape.company.safeParse(values.company ?? null);
    if (!company.success) throw new CommandError(`${values.company} isn’t a company ID.`);
    return { company: company.data };
  },

  async run({ database, say }, { company }) {
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
    if (broken > 0) {
      throw new CommandError('The audit log was changed. Restore a backup next to it and compare.');
    }
  },
};

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
