/** The demo company's vendors and purchases. */
export const demoVendors = [
  { name: 'Front Range Ready Mix', terms: 30, phone: '+1 970 555 0142' },
  { name: 'Rocky Mountain Rebar', terms: 30, phone: '+1 303 555 0110' },
  { name: 'Poudre Valley Lumber', terms: 15, phone: '+1 970 555 0171' },
  { name: 'Mile High Electric Supply', terms: 30, phone: '+1 303 555 0134' },
  { name: 'Big Thompson Aggregates', terms: 30, phone: '+1 970 555 0119' },
  { name: 'Centennial Crane Rental', terms: 45, phone: '+1 303 555 0188' },
  { name: 'Estes Safety & Signs', terms: 15, phone: '+1 970 555 0165' },
  { name: 'Larimer Pipe and Valve', terms: 30, phone: '+1 970 555 0127' },
  { name: 'Żurawski Surveying', terms: 30, phone: '+1 303 555 0152' },
  { name: 'Nguyễn Welding', terms: 15, phone: '+1 720 555 0106' },
  { name: 'Platte River Fasteners', terms: 30, phone: '+1 303 555 0199' },
  // Its insurance has expired.
  { name: 'Summit Concrete Pumping', terms: 30, phone: '+1 970 555 0133' },
] as const;
export const uninsured = 'Summit Concrete Pumping';

export const demoItems = [
  { what: 'Concrete 4,000 psi', unit: 'yd³', price: 1_685_000, type: 'M', vendor: 0 },
  { what: 'Rebar #5, 20 ft', unit: 'pcs', price: 148_500, type: 'M', vendor: 1 },
  { what: 'Form plywood 3/4 in', unit: 'sheet', price: 624_900, type: 'M', vendor: 2 },
  { what: 'Lumber 2×10×16', unit: 'pcs', price: 287_500, type: 'M', vendor: 2 },
  { what: 'Conduit 2 in, 10 ft', unit: 'pcs', price: 319_900, type: 'M', vendor: 3 },
  { what: 'Road base', unit: 'ton', price: 224_000, type: 'M', vendor: 4 },
  { what: 'Crane, 60 ton, with operator', unit: 'day', price: 18_500_000, type: 'E', vendor: 5 },
  { what: 'Work zone signs', unit: 'set', price: 1_290_000, type: 'M', vendor: 6 },
  { what: 'HDPE pipe 12 in', unit: 'ft', price: 187_500, type: 'M', vendor: 7 },
  { what: 'Layout survey', unit: 'day', price: 9_600_000, type: 'S', vendor: 8 },
  { what: 'Field welding', unit: 'h', price: 950_000, type: 'S', vendor: 9 },
  { what: 'Anchor bolts 3/4 in', unit: 'box', price: 845_000, type: 'M', vendor: 10 },
  { what: 'Concrete pump', unit: 'h', price: 1_950_000, type: 'S', vendor: 11 },
] as const;

/** How far each order gets, in turn. */
export const demoWays = [
  'sent',
  'approved',
  'sent',
  'closed',
  'submitted',
  'sent',
  'draft',
  'closed',
  'approved',
  'returned',
  'sent',
  'rejected',
  'changed',
  'canceled',
  'closed',
] as const;
export type DemoWay = (typeof demoWays)[number];
