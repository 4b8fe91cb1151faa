import { expect, test } from 'vitest';

import { errorCatalogue } from './errors.ts';

const head = `# Error codes

Muster's own codes, from \`packages/contract/src/errors.ts\` (\`vitest run --project unit -u\` writes this
page). A code keeps its meaning; the words may change. The gateway sends them as
\`{"code", "message"}\`, functions of the data API as the \`reason\` of a verdict or in \`details\`. The
sign-in protocol and the data protocol keep the codes of their upstreams.

| code | meaning |
|---|---|
`;

test('the page of error codes lists the catalog', async () => {
  const rows = Object.entries(errorCatalogue).map(
    ([code, meaning]) => `| \`${code}\` | ${meaning} |\n`,
  );
  await expect(head + rows.join('')).toMatchFileSnapshot('../../../docs/error-codes.md');
});
