import { expect, test } from 'vitest';
import { productBrand } from './brand.ts';
import { type MailContent, renderHtml, renderText } from './layout.ts';

const hostile = `<script>alert("x")</script>&'`;

function content(changes: Partial<MailContent> = {}): MailContent {
  return {
    language: 'en',
    brand: productBrand,
    heading: 'Set a new password',
    paragraphs: ['First.', 'Second.'],
    action: { label: 'Set it', url: 'https://example.com/verify?a=1&b=2' },
    code: { label: 'Or type this code:', digits: '123456' },
    notes: ['Works for 1 hour.'],
    ...changes,
  };
}

test('nothing that a mail says is read as markup', () => {
  const html = renderHtml(
    content({
      brand: { ...productBrand, name: hostile, logoUrl: `https://cdn.example/"${hostile}` },
      heading: hostile,
      paragraphs: [hostile],
      action: { label: hostile, url: `https://example.com/?${hostile}` },
      code: { label: hostile, digits: hostile },
      notes: [hostile],
    }),
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('"x"');
});

test('a logo is shown only from the web; otherwise the name is shown', () => {
  for (const logoUrl of ['javascript:alert(1)', 'data:image/svg+xml,x', '/logo.png', null]) {
    const html = renderHtml(content({ brand: { ...productBrand, name: 'Ridge Line', logoUrl } }));
    expect(html).not.toContain('<img');
    expect(html).toContain('Ridge Line');
  }
  const brand = { ...productBrand, logoUrl: 'https://cdn.example/logo.png' };
  expect(renderHtml(content({ brand }))).toContain('src="https://cdn.example/logo.png"');
});

test('the plain text has the link on a line of its own, the code and the name', () => {
  expect(renderText(content())).toBe(
    [
      'Set a new password',
      'First.',
      'Second.',
      'Set it:\nhttps://example.com/verify?a=1&b=2',
      'Or type this code: 123456',
      'Works for 1 hour.',
      '-- \nMuster',
    ].join('\n\n'),
  );
});

test('the page says its language, for those who have mails read aloud', () => {
  expect(renderHtml(content({ language: 'es' }))).toContain('<html lang="es">');
});

test('a mail without a code does not speak of one', () => {
  const mail = content({ code: null });
  expect(renderText(mail)).not.toContain('code');
  expect(renderHtml(mail)).not.toContain('<strong');
});
