import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** How a company's identity provider speaks. */
export const signInKinds = ['oidc', 'saml'] as const;
export type SignInKind = (typeof signInKinds)[number];

const companySignInSchema = z.object({
  id: z.uuid(),
  kind: z.enum(signInKinds),
  name: z.string(),
  domains: z.array(z.string()),
  /** The issuer of ID tokens, or the entity id of the SAML provider. */
  issuer: z.string(),
  client_id: z.nullable(z.string()),
  sign_in_url: z.nullable(z.string()),
  /** One or more in PEM. */
  certificate: z.nullable(z.string()),
  /** Where a SAML provider says its issuer, address and certificates. */
  metadata_url: z.nullable(z.string()),
  /** The claim or attribute with the person's address. */
  email_claim: z.string(),
  is_required: z.boolean(),
  session_hours: z.int(),
  /** What the DNS of each domain has to say. */
  proof: z.string(),
  proven_at: z.nullable(z.iso.datetime({ offset: true })),
  /** Since when a domain that was proven is without its proof. */
  proof_missing_since: z.nullable(z.iso.datetime({ offset: true })),
  is_on: z.boolean(),
});
export type CompanySignIn = z.infer<typeof companySignInSchema>;

/** What `list_company_sign_ins()` answers an admin, the oldest first. */
export const companySignInsSchema = z.object({ sign_ins: z.array(companySignInSchema) });
export type CompanySignIns = z.infer<typeof companySignInsSchema>;
export const companySignInsAnswerSchema = z.union([companySignInsSchema, refusalSchema]);

/** Where the proof of a domain is read, a TXT record. */
export const proofHost = (domain: string) => `_muster-sign-in.${domain}`;
export const proofText = ({ proof }: Pick<CompanySignIn, 'proof'>) => `muster-sign-in=${proof}`;

/** What the server function `company-sign-in` takes; `save` is here because the server keeps the secret. */
export const signInRequestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('save'),
    id: z.uuid(),
    /** Of `save_company_sign_in`, with the secret as the admin typed it. */
    facts: z.looseObject({
      client_secret: z.nullable(z.string().check(z.minLength(1), z.maxLength(1000))),
      /** What the provider says there takes the place of issuer, address and certificates. */
      metadata_url: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    }),
  }),
  z.object({ action: z.literal('check'), id: z.uuid() }),
]);
export type SignInRequest = z.infer<typeof signInRequestSchema>;

/** What a check finds out. `provider`: it answered and is fit, it didn't answer, or what it said is unfit. */
export const signInCheckSchema = z.object({
  verdict: z.literal('ok'),
  domains: z.array(z.object({ domain: z.string(), is_proven: z.boolean() })),
  /** Why the domains don't count although the DNS has the proof, such as `domain_taken`; null: they count. */
  refusal: z.nullable(z.string()),
  provider: z.enum(['fit', 'unreachable', 'certificate_over']),
});
export type SignInCheck = z.infer<typeof signInCheckSchema>;
export const signInCheckAnswerSchema = z.union([signInCheckSchema, refusalSchema]);
