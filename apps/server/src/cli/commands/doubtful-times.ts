import { parseArgs } from 'node:util';
import { z } from 'zod';
import { CommandError, type DatabaseCommand } from '../command.ts';

const argumentsSchema = z.object({ company: z.nullable(z.uuid()) });

export const doubtfulTimesCommand: DatabaseCommand<z.infer<typeof argumentsSchema>> = {
  summary: 'list punches whose recorded time may be wrong',
  help: `muster doubtful-times [--company <id>]

Lists the punches of every company, or of one, whose time was corrected by more than
a minute although the same device did not correct others within a day. For each it
prints the day, the person, the kind of punch, the time that was recorded and the
time of the device’s own clock, in the zone of the shift, and whether the timesheet
is locked. It changes nothing: admins and supervisors see the same punches in
Timesheets, Exceptions.`,
  arguments: argumentsSchema,

  async readArguments(commandLine) {
    const { values } = parseArgs({
      args: [...commandLine],
      options: { company: { type: 'string' } },
    });
    const company = argumentsSchema.shape.company.safeParse(values.company ?? null);
    if (!company.success) throw new CommandError(`${values.company} isn’t a company ID.`);
    return { company: company.data };
  },

  async run({ database, say }, { company }) {
    const companies = await database.query<{ id: string; name: string }>(
      'select id, name from public.companies where id = coalesce($1, id) order by name, id',
      [company],
    );
    if (company !== null && companies.length === 0) {
      throw new CommandError(`There is no company ${company}.`);
    }
    let found = 0;
    for (const { id, name } of companies) {
      const lines = await database.query<{ line: string }>(
        `select concat_ws('  ', d.date, rpad(d.kind, 11), 'recorded',
           to_char(d.occurred_at at time zone d.zone, 'YYYY-MM-DD HH24:MI:SS'), 'device',
           to_char(d.device_at at time zone d.zone, 'YYYY-MM-DD HH24:MI:SS'), d.zone,
           p.first_name || ' ' || p.last_name, case when d.is_locked then '(timesheet locked)' end) as line
         from app.doubtful_times($1, null, null) d
         join public.profiles p on p.company_id = $1 and p.person_id = d.person_id
         order by d.date, d.occurred_at`,
        [id],
      );
      if (lines.length === 0) continue;
      found += lines.length;
      say(`${name} (${id})`);
      for (const { line } of lines) say(`  ${line}`);
    }
    say(found === 0 ? 'No recorded time is in doubt.' : `Times to check: ${found}.`);
  },
};
