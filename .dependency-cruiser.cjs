/**
 * Imports go one way (docs/architecture.md, "Rooms"): left may import right.
 *   web: app -> features -> kit -> {ui, data, platform, contract}; data -> {platform, contract}
 *   server: main, cli -> context -> rooms -> {jobs, db, tokens, errors} -> contract -> domain
 */
const rooms = 'auth|rest|storage|realtime|functions|mail|http|pdf';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: '(\\.test\\.ts$|/cases/)' },
      to: { pathNot: '^packages/domain/' },
    },
    {
      name: 'contract-knows-only-domain',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps|supabase|conformance|e2e|bench|tools)/' },
    },
    {
      name: 'web-and-server-are-strangers',
      severity: 'error',
      from: { path: '^apps/(web|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      from: {
        path: '^(apps/(web|server)|packages/(domain|contract))/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: '(\\.test\\.tsx?$|^apps/testkit/|^conformance/|^e2e/|^bench/)' },
    },
    {
      name: 'server-rooms-never-import-each-other',
      severity: 'error',
      from: { path: `^apps/server/src/(${rooms})/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: `^apps/server/src/(${rooms})/`,
        pathNot: ['^apps/server/src/$1/', '^apps/server/src/http/gateway-env\\.ts$'],
      },
    },
    {
      name: 'server-rooms-know-no-composition',
      severity: 'error',
      from: {
        path: `^apps/server/src/(${rooms}|jobs|db|tokens|errors)/`,
        pathNot: '\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/(main|context|config|cli|demo)' },
    },
    {
      name: 'server-floor-imports-no-room',
      severity: 'error',
      from: { path: '^apps/server/src/(jobs|db|tokens|errors)/', pathNot: '\\.test\\.ts$' },
      to: { path: `^apps/server/src/(${rooms})/` },
    },
    {
      name: 'web-features-never-import-each-other',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^apps/web/src/(features|kit|ui|data|platform)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'kit-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/kit/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'ui-knows-no-router-query-or-feature',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: {
        path: '(^apps/web/src/(features|kit|data|platform|app)/|node_modules/(@tanstack|react-hook-form|@supabase)/)',
      },
    },
    {
      name: 'data-knows-only-platform-and-contract',
      severity: 'error',
      from: { path: '^apps/web/src/data/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/(features|kit|ui|app)/' },
    },
    {
      name: 'platform-knows-nothing-above',
      severity: 'error',
      from: { path: '^apps/web/src/platform/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/(features|kit|ui|app|data)/' },
    },
    {
      name: 'conformance-never-imports-the-server',
      severity: 'error',
      from: { path: '^conformance/' },
      to: { path: '^apps/server/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|^apps/web/native/|\\.gen\\.ts$' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    builtInModules: { add: ['virtual:pwa-register'] },
  },
};
