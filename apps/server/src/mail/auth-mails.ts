import { languages, type Language } from '@muster/domain/languages';
import { type AuthMailKind, authWords } from './auth-words.ts';
import { type BrandFor, productBrand } from './brand.ts';
import { renderHtml, renderText } from './layout.ts';
import type { SendMail } from './mailer.ts';

/** A mail requested by the auth room. */
export type AuthMailRequest = {
  readonly kind: AuthMailKind;
  readonly to: string;
  readonly userId: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  /** Null if there is only a code to type. */
  readonly link: string | null;
  /** Empty if there is none. */
  readonly code: string;
  readonly validSeconds: number;
  readonly newAddress?: string;
  readonly acceptLanguage: string | undefined;
};

/** Writes the sign-in mails in the company's branding, and sends them. */
export function createAuthMails({
  sendMail,
  brandFor,
}: {
  readonly sendMail: SendMail;
  readonly brandFor: BrandFor;
}): (request: AuthMailRequest) => Promise<void> {
  return async (request) => {
    const { userId, userMetadata } = request;
    const { invitation_token: invitationToken, language: chosen } = userMetadata;
    const company = await brandFor({
      userId,
      invitationToken: typeof invitationToken === 'string' ? invitationToken : null,
    });
    const brand = company?.brand ?? productBrand;
    const language =
      languages.find((known) => known === chosen) ??
      company?.language ??
      preferredLanguage(request.acceptLanguage);

    const words = authWords[language][request.kind]({
      brand: brand.name,
      validity: duration(request.validSeconds, language),
      newAddress: request.newAddress ?? '',
    });
    const content = {
      language,
      brand,
      heading: words.heading,
      paragraphs: words.paragraphs,
      action: request.link === null ? null : { label: words.action, url: request.link },
      code: request.code === '' ? null : { label: words.codeLabel, digits: request.code },
      notes: words.notes,
    };
    await sendMail({
      kind: `auth_${request.kind}`,
      to: request.to,
      subject: oneLine(words.subject),
      text: renderText(content),
      html: renderHtml(content),
    });
  };
}

/** Returns the first of our languages in an Accept-Language header, considering weights. */
export function preferredLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).join('');
      return { tag: tag.toLowerCase(), weight: weight === '' ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const known = languages.find((language) => tag === language || tag.startsWith(`${language}-`));
    if (known !== undefined) return known;
  }
  return 'en';
}

function duration(seconds: number, language: Language): string {
  const [amount, unit] = seconds >= 3600 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(amount);
}

/** A company's name may contain anything, but a subject is one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
