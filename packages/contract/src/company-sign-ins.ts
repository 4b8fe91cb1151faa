import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Protocols of a company's identity provider. */
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
  /** One or more certificates in PEM. */
  certificate: z.nullable(z.string()),
  /** URL where a SAML provider publishes its issuer, address and certificates. */
  metadata_url: z.nullable(z.string()),
  /** The claim or attribute with the person's email address. */
  email_claim: z.string(),
  is_required: z.boolean(),
  session_hours: z.int(),
  /** The value that each domain's DNS record must contain. */
  proof: z.string(),
  proven_at: z.nullable(z.iso.datetime({ offset: true })),
  /** The time since which a proven domain has been missing its proof. */
  proof_missing_since: z.nullable(z.iso.datetime({ offset: true })),
  is_on: z.boolean(),
});
export type CompanySignIn = z.infer<typeof companySignInSchema>;

/** Response of `list_company_sign_ins()` for admins, oldest first. */
export const companySignInsSchema = z.object({ sign_ins: z.array(companySignInSchema) });
export type CompanySignIns = z.infer<typeof companySignInsSchema>;
export const companySignInsAnswerSchema = z.union([companySignInsSchema, refusalSchema]);

/** Returns the name of the TXT record with a domain's proof. */
export const proofHost = (domain: string) => `_muster-sign-in.${domain}`;
export const proofText = ({ proof }: Pick<CompanySignIn, 'proof'>) => `muster-sign-in=${proof}`;

/**
 * Request body of the server function `company-sign-in`; `save` goes through the server because it keeps the secret.
 */
export const signInRequestSchema = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('save'),
    id: z.uuid(),
    /** Input of `save_company_sign_in`, with the secret as the admin typed it. */
    facts: z.looseObject({
      client_secret: z.nullable(z.string().check(z.minLength(1), z.maxLength(1000))),
      /** The provider's metadata at this URL replaces issuer, address and certificates. */
      metadata_url: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
    }),
  }),
  z.object({ action: z.literal('check'), id: z.uuid() }),
]);
export type SignInRequest = z.infer<typeof signInRequestSchema>;

/** Result of a check. `provider`: it answered and is usable, it didn't answer, or its metadata is unusable. */
export const signInCheckSchema = z.object({
  verdict: z.literal('ok'),
  domains: z.array(z.object({ domain: z.string(), is_proven: z.boolean() })),
  /** Why the domains don't count although the DNS has the proof, such as `domain_taken`; null if they count. */
  refusal: z.nullable(z.string()),
  provider: z.enum(['fit', 'unreachable', 'certificate_over']),
});
export type SignInCheck = z.infer<typeof signInCheckSchema>;
export const signInCheckAnswerSchema = z.union([signInCheckSchema, refusalSchema]);
