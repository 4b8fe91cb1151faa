import type { Language } from '@muster/domain/languages';
import type { MailBrand } from './brand.ts';

/** A mail's content without its layout. Each text is plain; nothing in it is treated as markup. */
export type MailContent = {
  readonly language: Language;
  readonly brand: MailBrand;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Null if there is nothing to click. */
  readonly action: { readonly label: string; readonly url: string } | null;
  /** A code that can be typed instead, with its label. Null if there is none. */
  readonly code: { readonly label: string; readonly digits: string } | null;
  /** Shown in small print at the end. */
  readonly notes: readonly string[];
};

export function renderText(content: MailContent): string {
  const { heading, paragraphs, action, code, notes, brand } = content;
  return [
    heading,
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}:\n${action.url}`]),
    ...(code === null ? [] : [`${code.label} ${code.digits}`]),
    ...notes,
    `-- \n${brand.name}`,
  ].join('\n\n');
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = '#1d2530';
const quietInk = '#56606d';

/**
 * One column of 480 px with inline styles only, because mail programs drop style sheets. The colors
 * are legible on white and stay so in programs that invert the page for dark mode.
 */
export function renderHtml(content: MailContent): string {
  const { language, brand, heading, paragraphs, action, code, notes } = content;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f3f5f7;${font};color:${ink}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border-radius:12px">
<tr><td style="padding:32px 28px">
${letterhead(brand)}
<h1 style="margin:24px 0 12px;font-size:22px;line-height:1.25;font-weight:600">${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(text)}</p>`).join('\n')}
${action === null ? '' : button(action, brand)}
${code === null ? '' : codeLine(code)}
${notes.map((text) => `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${quietInk}">${escapeHtml(text)}</p>`).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function button(
  { label, url }: { readonly label: string; readonly url: string },
  { accent, onAccent }: MailBrand,
): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${accent};color:${onAccent};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function codeLine({ label, digits }: { readonly label: string; readonly digits: string }): string {
  return `<p style="margin:0 0 24px;font-size:16px;line-height:1.5">${escapeHtml(label)} <strong style="font-size:18px;letter-spacing:2px">${escapeHtml(digits)}</strong></p>`;
}

function letterhead({ logoUrl, name }: MailBrand): string {
  const alt = escapeHtml(name);
  if (logoUrl === null || !/^https?:\/\//i.test(logoUrl)) {
    return `<p style="margin:0;font-size:16px;font-weight:600">${alt}</p>`;
  }
  return `<img src="${escapeHtml(logoUrl)}" alt="${alt}" height="40" style="display:block;height:40px;max-width:200px;border:0">`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (char) => entities[char] ?? char);
}
