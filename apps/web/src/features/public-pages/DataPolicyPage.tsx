import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Points, Section } from './Paper.tsx';
import type { PaperCompany } from './paper-company.ts';
import { RetentionTable } from './RetentionTable.tsx';

/** `/data-policy` */
export function DataPolicyPage({ company }: { readonly company: PaperCompany | null }) {
  const { t } = useLingui();
  return (
    <Paper title={t`Data policy`} version="1.2" validFrom="2026-11-25">
      <Section title={<Trans>How long records are kept</Trans>}>
        <p>
          {company === null ? (
            <Trans>These are the default periods. A company can choose others.</Trans>
          ) : (
            <Trans>These are the periods for {company.name}.</Trans>
          )}
        </p>
        <p>
          <Trans>
            Timesheets, schedules and payroll records aren’t deleted when their period ends, because
            pay is calculated from them and locked timesheets depend on them.
          </Trans>
        </p>
        <RetentionTable settings={company?.settings ?? null} />
        <p className="text-14">
          <Trans>
            The periods for hours and payroll follow the recordkeeping rules of the US Fair Labor
            Standards Act (29 CFR 516.5 and 516.6). Your state or country may require more. A legal
            hold keeps records until it’s lifted.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Where records are stored</Trans>}>
        <Points>
          <li>
            <Trans>
              On your device until they’re sent, plus a copy you can read offline for 14 days.
            </Trans>
          </li>
          <li>
            <Trans>In the database of this server and in its backups.</Trans>
          </li>
          <li>
            <Trans>
              Files are stored on this server. Everyone sees logos. Only people with access to a
              person see that person’s photo and certificates. Only admins and whoever reviews a
              punch see photos from a tablet.
            </Trans>
          </li>
        </Points>
      </Section>
      <Section title={<Trans>How records are protected</Trans>}>
        <Points>
          <li>
            <Trans>
              The database itself checks who may see each record. One company never sees another’s.
            </Trans>
          </li>
          <li>
            <Trans>Punches are only ever added, never changed or removed early.</Trans>
          </li>
          <li>
            <Trans>Changes to roles, rules and records are logged, along with who made them.</Trans>
          </li>
          <li>
            <Trans>
              Passwords and invitations are stored as hashes. Coordinates are read only with a
              reason that is logged.
            </Trans>
          </li>
        </Points>
      </Section>
      <Section title={<Trans>Downloading your data</Trans>}>
        <p>
          <Trans>
            Under “My profile,” choose “Download my data” to get one ZIP file with a page you can
            read and the same data for other programs. Someone without a login asks the office for
            it. When an account is deleted, the login, photo and phone number are deleted right
            away. Time records stay with the company.
          </Trans>
        </p>
      </Section>
    </Paper>
  );
}
