import { Trans } from '@lingui/react/macro';
import { Section } from './Paper.tsx';
import type { PaperCompany } from './paper-company.ts';

/** The party responsible for the data: the reader's company, or a general text without one. */
export function Responsible({ company }: { readonly company: PaperCompany | null }) {
  return (
    <Section title={<Trans>Who is responsible</Trans>}>
      {company === null ? (
        <p>
          <Trans>
            The company you work for decides what is recorded and is responsible for it. The
            operator of this server processes the data on its behalf. Ask your company’s office who
            to contact.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              {company.name} decides what is recorded and is responsible for it. The operator of
              this server processes the data on its behalf.
            </Trans>
          </p>
          <address className="whitespace-pre-line not-italic">
            {[company.name, company.address, company.phone, company.websiteUrl]
              .filter((line) => line !== null)
              .join('\n')}
          </address>
        </>
      )}
    </Section>
  );
}
