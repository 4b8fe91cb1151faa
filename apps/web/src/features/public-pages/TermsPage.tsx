import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Paper, Points, Section } from './Paper.tsx';

/** `/terms-of-service` */
export function TermsPage() {
  const { t } = useLingui();
  return (
    <Paper title={t`Terms of service`} version="1.0" validFrom="2026-11-20">
      <Section title={<Trans>About these terms</Trans>}>
        <p>
          <Trans>
            These terms apply between anyone who uses Muster and the operator of this server. A
            company that signs up here accepts them for itself; its agreements with its own people
            stay as they are.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Accounts</Trans>}>
        <Points>
          <li>
            <Trans>
              An account belongs to one person. Don’t share it and don’t punch for others unless
              your company lets you.
            </Trans>
          </li>
          <li>
            <Trans>
              Keep your password to yourself. An authenticator app makes your account safer.
            </Trans>
          </li>
          <li>
            <Trans>
              The person who sets up a company is its admin and may invite others, change their
              roles and deactivate them.
            </Trans>
          </li>
        </Points>
      </Section>
      <Section title={<Trans>What you record</Trans>}>
        <Points>
          <li>
            <Trans>
              Record your own hours truthfully. Mistakes can be corrected, and every correction
              stays visible.
            </Trans>
          </li>
          <li>
            <Trans>
              The company’s records belong to the company. Your personal data is also yours.
            </Trans>
          </li>
          <li>
            <Trans>
              Hours, breaks and flags are calculated by rules that the company chooses. They help
              with payroll but don’t replace the law or professional advice.
            </Trans>
          </li>
        </Points>
      </Section>
      <Section title={<Trans>What isn’t allowed</Trans>}>
        <Points>
          <li>
            <Trans>Using Muster to break the law or to monitor people outside work.</Trans>
          </li>
          <li>
            <Trans>
              Getting around the service’s limits, looking for other companies’ data, or disrupting
              the service.
            </Trans>
          </li>
          <li>
            <Trans>
              Uploading anything you don’t have the right to use, or anything that harms others.
            </Trans>
          </li>
        </Points>
      </Section>
      <Section title={<Trans>Service availability</Trans>}>
        <p>
          <Trans>
            The operator takes care to keep the service running and makes backups, but can’t promise
            that it will never fail. The app works without a connection so that no hours are lost in
            an outage. Keep a device with unsent items until they’re sent.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Ending the service</Trans>}>
        <p>
          <Trans>
            You can ask to have your account deleted at any time under “My profile.” A company can
            leave at any time; the operator hands over its records on request. The operator may
            close accounts that break these terms, after a warning where possible.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Changes</Trans>}>
        <p>
          <Trans>
            A new version gets a new number and date and appears at this address. What happens to
            data is described in the{' '}
            <Link to="/privacy-policy" className="text-accent-ink underline">
              privacy policy
            </Link>{' '}
            and the{' '}
            <Link to="/data-policy" className="text-accent-ink underline">
              data policy
            </Link>
            .
          </Trans>
        </p>
      </Section>
    </Paper>
  );
}
