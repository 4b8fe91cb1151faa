import { Hono } from 'hono';

import { HttpError } from '../errors/http-error.ts';
import { isDirectAndLocal } from './direct-and-local.ts';
import type { ListenerEnv } from './listener.ts';

export type CapturedMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly attachments?:
    | readonly {
        readonly filename: string;
        readonly contentType: string;
        readonly content: Uint8Array;
      }[]
    | undefined;
};

/** Path of the page with captured mails. */
export const keptMailPath = '/_dev/mail';

/**
 * `GET /_dev/mail`: the mails that would have been sent, newest last, as JSON or as a page. They
 * contain one-time links, so the page exists only if the caller is certainly this machine's own
 * user; the context leaves it out unless the server is local and has no SMTP server.
 */
export function createDevMailPage(captured: () => readonly CapturedMail[]): Hono<ListenerEnv> {
  return new Hono<ListenerEnv>().get(keptMailPath, (c) => {
    if (!isDirectAndLocal(c.req.header())) {
      throw new HttpError(404, 'no_such_address', 'There is nothing at this address.');
    }
    c.header('Cache-Control', 'no-store');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    if (!(c.req.header('accept') ?? '').includes('text/html')) {
      return c.json(captured().map(toJson));
    }
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    );
    return c.html(page(captured()));
  });
}

/** Includes attachments in Base64. */
function toJson({ attachments = [], ...mail }: CapturedMail) {
  return {
    ...mail,
    attachments: attachments.map(({ content, ...file }) => ({
      ...file,
      content: Buffer.from(content).toString('base64'),
    })),
  };
}

function page(mails: readonly CapturedMail[]): string {
  const articles = mails.toReversed().map(
    ({ to, subject, html, links }) => `<article>
<h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}</p>
<ul>${links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('')}</ul>
<iframe sandbox title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>
</article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Captured mail</title>
<style>body{font:16px system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}
iframe{width:100%;height:36rem;border:1px solid #ccc}li{overflow-wrap:anywhere}</style>
<h1>Captured mail</h1>${articles.join('') || '<p>No mail was sent yet.</p>'}</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
