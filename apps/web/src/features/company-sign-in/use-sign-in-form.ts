import { useLingui } from '@lingui/react/macro';
import type { CompanySignIn, SignInKind } from '@muster/contract/company-sign-ins';
import * as z from 'zod/mini';
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
  readonly email_claim: string;
  readonly session_hours: string;
  readonly is_required: boolean;
};

const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

const domainsOf = (typed: string) =>
  typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((each) => each.replace(/^@/, ''))
    .filter((each) => each !== '');

/** The form of a new identity provider and of one that is changed. */
export function useSignInForm({
  id,
  stored,
  onSaved,
}: {
  readonly id: string;
  readonly stored: CompanySignIn | undefined;
  readonly onSaved: () => void;
}): Form<Values> {
  const { t } = useLingui();
  const change = useSignInChange();
  return useForm({
    stored: {
      kind: stored?.kind ?? 'oidc',
      name: stored?.name ?? '',
      domains: stored?.domains.join(', ') ?? '',
      issuer: stored?.issuer ?? '',
      client_id: stored?.client_id ?? '',
      client_secret: '',
      sign_in_url: stored?.sign_in_url ?? '',
      certificate: stored?.certificate ?? '',
      email_claim: stored?.email_claim ?? 'email',
      session_hours: String(stored?.session_hours ?? 24),
      is_required: stored?.is_required ?? false,
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
        label: t`Signing certificate`,
        wrong: t`Paste the certificate from your provider.`,
      },
      email_claim: { label: t`Email claim`, wrong: t`Enter the name of the claim.` },
      session_hours: {
        label: t`Hours until supervisors and admins sign in again`,
        wrong: t`Enter 1 to 720 hours.`,
      },
      is_required: { label: t`Required for these domains` },
    },
    schema: z.pipe(
      z.custom<Values>(() => true),
      z.transform((values: Values, context) => {
        const facts = factsOf(values);
        for (const field of wrongFields(facts, stored === undefined)) {
          context.issues.push({ code: 'custom', input: values, path: [field] });
        }
        return facts;
      }),
    ),
    save: async (facts) => change.mutateAsync({ change: 'save', id, facts }),
    onSaved,
  });
}

function factsOf(values: Values): SignInFacts {
  const secret = values.client_secret.trim();
  const isSaml = values.kind === 'saml';
  return {
    kind: values.kind,
    name: values.name.trim(),
    domains: domainsOf(values.domains),
    issuer: values.issuer.trim(),
    client_id: isSaml ? null : values.client_id.trim(),
    client_secret: isSaml || secret === '' ? null : secret,
    sign_in_url: isSaml ? values.sign_in_url.trim() : null,
    certificate: isSaml ? values.certificate.trim() : null,
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
    ...(facts.email_claim === '' ? ['email_claim'] : []),
    ...(Number.isInteger(hours) && hours >= 1 && hours <= 720 ? [] : ['session_hours']),
  ];
}

const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);
