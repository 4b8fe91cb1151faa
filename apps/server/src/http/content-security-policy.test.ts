import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { contentSecurityPolicy } from './content-security-policy.ts';

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

it('allows no inline script or style but those that the build wrote', () => {
  const html = `<!doctype html><script src="/a.js"></script><script>boot()</script>
    <script type="module" crossorigin src="/b.js"></script><style media="print">a{}</style>`;
  const policy = contentSecurityPolicy(html, { isHttps: false });
  expect(policy).toContain(`script-src 'self' ${hash('boot()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
});

it('lets WebAssembly be compiled only where that is asked for, and text never', () => {
  expect(contentSecurityPolicy('', { isHttps: false })).not.toContain('wasm');
  const policy = contentSecurityPolicy('', { isHttps: false, compiles: true });
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).not.toContain("'unsafe-eval'");
});

it('asks for TLS only where there is TLS', () => {
  expect(contentSecurityPolicy('', { isHttps: true })).toContain('upgrade-insecure-requests');
});

it('lets the app ask and show what lies on other origins of ours, and nothing else', () => {
  const policy = contentSecurityPolicy('', {
    isHttps: true,
    api: ['https://project.example.com'],
    files: ['https://files.example.com'],
  });
  expect(policy).toContain(
    "connect-src 'self' https://project.example.com wss://project.example.com https://files.example.com;",
  );
  expect(policy).toContain("img-src 'self' data: blob: https: https://files.example.com;");
  expect(contentSecurityPolicy('', { isHttps: false })).toContain("connect-src 'self';");
});

it('lets the app fetch a map only from where the operator says', () => {
  const policy = contentSecurityPolicy('', { isHttps: true, maps: ['https://tiles.example.com'] });
  expect(policy).toContain("connect-src 'self' https://tiles.example.com;");
  expect(contentSecurityPolicy('', { isHttps: true })).not.toContain('tiles.example.com');
});
