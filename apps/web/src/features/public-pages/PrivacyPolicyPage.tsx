import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Paper, Points, Section } from './Paper.tsx';
import type { PaperCompany } from './paper-company.ts';
import { Responsible } from './Responsible.tsx';

/** `/privacy-policy` */
export function PrivacyPolicyPage({ company }: { readonly company: PaperCompany | null }) {
  const { t } = useLingui();
  return (
    <Paper title={t`Privacy policy`} version="1.2" validFrom="2026-11-29">
      <Section title={<Trans>In short</Trans>}>
        <p>
          <Trans>
            Muster records work hours. It keeps what is needed for that and for paying people
            correctly, shows it to the people who need to see it, and says how long it’s kept. There
            are no trackers and no ads, and no data is sold.
          </Trans>
        </p>
      </Section>
      <Responsible company={company} />
      <Section title={<Trans>Information collected</Trans>}>
        <Points>
          <li>
            <Trans>
              Your name and, if you provide them, your phone number, photo and language.
            </Trans>
          </li>
          <li>
            <Trans>
              Your email address; your password, stored so that no one can read it; and the devices
              you’re signed in on, with their browser and IP address.
            </Trans>
          </li>
          <li>
            <Trans>
              Your punches: what you did, when, on which project, from which device, and corrections
              with their reasons. Hours and breaks are calculated from them.
            </Trans>
          </li>
          <li>
            <Trans>
              Where you were when you punched, if your company has turned this on and you let your
              device share it.
            </Trans>
          </li>
          <li>
            <Trans>
              Where you were every few minutes while you were clocked in, only if your company has
              turned this on, its notice says so, and you agreed.
            </Trans>
          </li>
          <li>
            <Trans>
              A photo of the person who punches at a shared tablet, if your company has turned this
              on. Muster never compares faces.
            </Trans>
          </li>
          <li>
            <Trans>
              What you say to Sarah about a job, as text, and as recordings if your company has
              turned this on. Muster never compares voices.
            </Trans>
          </li>
          <li>
            <Trans>
              What the office enters about your work: employee number, first day, crews, pay rates,
              certificates, an emergency contact and notes.
            </Trans>
          </li>
          <li>
            <Trans>
              Who changed what in the company’s records, and who looked at someone’s location.
            </Trans>
          </li>
          <li>
            <Trans>
              Error reports from the app, without names, passwords or anything you typed, so
              problems can be fixed.
            </Trans>
          </li>
        </Points>
      </Section>
      <Section title={<Trans>Location</Trans>}>
        <p>
          <Trans>
            Your location is saved only if you agreed to your company’s notice, and only with a
            punch, or, where your company has turned on the trail and its notice says so, every few
            minutes while you are clocked in; the phone app does so also while the phone is locked.
            It is never saved on a break or off the clock: the server checks each location against
            your hours and deletes it if it turns out to lie outside them. While the clock is open
            on your screen, your device checks where it is, to suggest the project and so that the
            punch doesn’t have to wait; that location leaves the device only with a punch or as part
            of the trail. A punch is never refused because of where you are. No one else sees your
            coordinates without giving a reason, and you can read who looked and why under Location
            and privacy. You can stop at any time and keep punching.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Who can see your data</Trans>}>
        <Points>
          <li>
            <Trans>
              You see your profile, hours, locations, certificates and emergency contact. For pay
              rates, notes and photos from a tablet, ask your company’s office.
            </Trans>
          </li>
          <li>
            <Trans>
              Supervisors see the people in their crews. Admins see everyone in the company.
            </Trans>
          </li>
          <li>
            <Trans>
              In the app, the server operator sees companies, names and roles to keep the server
              running. They don’t see your hours or locations.
            </Trans>
          </li>
          <li>
            <Trans>
              Authorities and courts, when the law requires the company to give them access.
            </Trans>
          </li>
        </Points>
      </Section>
      <Section title={<Trans>On your device</Trans>}>
        <p>
          <Trans>
            The app keeps your session, what it needs to open offline and what hasn’t been sent yet
            in your browser’s storage. Signing out deletes the copies saved for offline viewing.
            There are no tracking cookies.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>How long it’s kept</Trans>}>
        <p>
          <Trans>
            The{' '}
            <Link to="/data-policy" className="text-accent-ink underline">
              data policy
            </Link>{' '}
            says how long each type of record is kept.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Your rights and choices</Trans>}>
        <Points>
          <li>
            <Trans>See your data in the app and download it under “My profile.”</Trans>
          </li>
          <li>
            <Trans>Edit your profile, and ask your supervisor to correct punches.</Trans>
          </li>
          <li>
            <Trans>Ask to have your account deleted under “My profile.”</Trans>
          </li>
          <li>
            <Trans>Sign out devices that you no longer have.</Trans>
          </li>
          <li>
            <Trans>File a complaint with the privacy authority where you live.</Trans>
          </li>
        </Points>
      </Section>
    </Paper>
  );
}
