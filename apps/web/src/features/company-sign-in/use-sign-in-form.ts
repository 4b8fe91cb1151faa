import { useLingui } from '@lingui/react/macro';
import type { CompanySignIn, SignInKind } from '@muster/contract/company-sign-ins';
import { valuesReadBy } from '../../kit/form/form-schemas.ts';
import { useFreshProof } from '../../kit/form/use-fresh-proof.tsx';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { type SignInFacts, useSignInChange } from './use-sign-in-change.ts';

type Values = {
  readonly kind: SignInKind;
  readonly name: string;
  readonly domains: string;
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: string;
  readonly sign_in_url: string;
  readonly certificate: string;
  readonly metadata_url: string;
  readonly email_claim: string;
  readonly session_hours: string;
  readonly is_required: boolean;
  /** Asked for only once the server requires it. */
  readonly proof: string;
};

const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

const domainsOf = (typed: string) =>
  typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((each) => each.replace(/^@/, ''))
    .filter((each) => each !== '');

/** The form for adding or editing an identity provider. */
export function useSignInForm({
  id,
  stored,
  onSaved,
}: {
  readonly id: string;
  readonly stored: CompanySignIn | undefined;
  readonly onSaved: () => void;
}): { readonly form: Form<Values>; readonly fresh: ReturnType<typeof useFreshProof> } {
  const { t } = useLingui();
  const change = useSignInChange();
  const fresh = useFreshProof();
  const form = useForm({
    stored: {
      kind: stored?.kind ?? 'oidc',
      name: stored?.name ?? '',
      domains: stored?.domains.join(', ') ?? '',
      issuer: stored?.issuer ?? '',
      client_id: stored?.client_id ?? '',
      client_secret: '',
      sign_in_url: stored?.sign_in_url ?? '',
      certificate: stored?.certificate ?? '',
      metadata_url: stored?.metadata_url ?? '',
      email_claim: stored?.email_claim ?? 'email',
      session_hours: String(stored?.session_hours ?? 24),
      is_required: stored?.is_required ?? false,
      proof: '',
    },
    fields: {
      kind: { label: t`How it works` },
      name: { label: t`Name`, wrong: t`Enter a name.` },
      domains: { label: t`Email domains`, wrong: t`Enter domains such as company.com.` },
      issuer: { label: t`Address of the provider`, wrong: t`Enter what your provider shows.` },
      client_id: {
        label: t`Application (client) ID`,
        wrong: t`Enter the client ID from your provider.`,
      },
      client_secret: { label: t`Client secret`, wrong: t`Enter the secret from your provider.` },
      sign_in_url: {
        label: t`Sign-in page of the provider`,
        wrong: t`Enter an address with https.`,
      },
      certificate: {
        label: t`Signing certificates`,
        wrong: t`Paste the certificate from your provider.`,
      },
      metadata_url: {
        label: t`Metadata address`,
        wrong: t`Nothing was found there. Check the address, or leave it empty.`,
      },
      email_claim: { label: t`Email claim`, wrong: t`Enter the name of the claim.` },
      session_hours: {
        label: t`Hours until supervisors and admins sign in again`,
        wrong: t`Enter 1 to 720 hours.`,
      },
      is_required: { label: t`Required for these domains` },
      proof: { label: fresh.label },
    },
    schema: valuesReadBy((values: Values) => {
      const facts = factsOf(values);
      const problems = wrongFields(facts, stored === undefined);
      return problems.length > 0 ? { problems } : { facts: { facts, proof: values.proof } };
    }),
    save: ({ facts, proof }) =>
      fresh.with(proof, () => change.mutateAsync({ change: 'save', id, facts })),
    onSaved,
  });
  return { form, fresh };
}

function factsOf(values: Values): SignInFacts {
  const secret = values.client_secret.trim();
  const isSaml = values.kind === 'saml';
  const metadata = isSaml ? values.metadata_url.trim() : '';
  // The server replaces these with the values in the metadata, so the metadata's URL can take the place of empty ones.
  const typed = (text: string) => (metadata === '' ? text.trim() : text.trim() || metadata);
  return {
    kind: values.kind,
    name: values.name.trim(),
    domains: domainsOf(values.domains),
    issuer: typed(values.issuer),
    client_id: isSaml ? null : values.client_id.trim(),
    client_secret: isSaml || secret === '' ? null : secret,
    sign_in_url: isSaml ? typed(values.sign_in_url) : null,
    certificate: isSaml ? typed(values.certificate) : null,
    metadata_url: metadata === '' ? null : metadata,
    email_claim: values.email_claim.trim(),
    is_required: values.is_required,
    session_hours: Number(values.session_hours.trim() || 'no number'),
  };
}

function wrongFields(facts: SignInFacts, isNew: boolean): string[] {
  const { domains, session_hours: hours } = facts;
  const isSaml = facts.kind === 'saml';
  return [
    ...(facts.name === '' ? ['name'] : []),
    ...(domains.length === 0 || domains.length > 20 || !domains.every((each) => domain.test(each))
      ? ['domains']
      : []),
    ...(facts.issuer !== '' && (isSaml || isAddress(facts.issuer)) ? [] : ['issuer']),
    ...(facts.client_id === '' ? ['client_id'] : []),
    ...(!isSaml && isNew && facts.client_secret === null ? ['client_secret'] : []),
    ...(facts.sign_in_url === null || isAddress(facts.sign_in_url) ? [] : ['sign_in_url']),
    ...(facts.certificate === '' ? ['certificate'] : []),
    ...(facts.metadata_url === null || isAddress(facts.metadata_url) ? [] : ['metadata_url']),
    ...(facts.email_claim === '' ? ['email_claim'] : []),
    ...(Number.isInteger(hours) && hours >= 1 && hours <= 720 ? [] : ['session_hours']),
  ];
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);
