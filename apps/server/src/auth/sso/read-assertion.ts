import * as z from 'zod';

const confirmationSchema = z.object({
  $: z.object({ Method: z.string() }),
  SubjectConfirmationData: z.tuple([
    z.object({
      $: z.object({
        InResponseTo: z.string(),
        Recipient: z.string(),
        NotOnOrAfter: z.string(),
      }),
    }),
  ]),
});

const assertionSchema = z.object({
  Assertion: z.object({
    Subject: z.tuple([z.object({ SubjectConfirmation: z.tuple([confirmationSchema]) })]),
    AuthnStatement: z.tuple([
      z.object({ $: z.object({ SessionNotOnOrAfter: z.iso.datetime().optional() }) }),
    ]),
  }),
});

/**
 * Checks facts in the signed assertion that the library reads from the unsigned frame or doesn't check: that it was
 * made for this request and for this server. Returns when the provider ends the sign-in; null if it doesn't say.
 * @throws Error
 */
export function readAssertion(
  assertion: unknown,
  { question, recipient }: { readonly question: string; readonly recipient: string },
): Date | null {
  const { Subject, AuthnStatement } = assertionSchema.parse(assertion).Assertion;
  const { $: confirmation, SubjectConfirmationData } = Subject[0].SubjectConfirmation[0];
  const [{ $: data }] = SubjectConfirmationData;
  if (confirmation.Method !== 'urn:oasis:names:tc:SAML:2.0:cm:bearer') {
    throw new Error('The assertion is not for its bearer.');
  }
  if (data.InResponseTo !== question) throw new Error('The assertion answers another question.');
  if (data.Recipient !== recipient) throw new Error('The assertion is for another server.');
  const { SessionNotOnOrAfter: endsAt } = AuthnStatement[0].$;
  return endsAt === undefined ? null : new Date(endsAt);
}
