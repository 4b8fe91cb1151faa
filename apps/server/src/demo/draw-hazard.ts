import sharp from 'sharp';

/**
 * Pictures of the demo's hazards, drawn instead of photographed: no one's site, face or license is in them. Each is
 * marked up as a worker would, with a red circle around the problem.
 */
export type Scene =
  | 'scaffold'
  | 'rebar'
  | 'cord'
  | 'truck'
  | 'jug'
  | 'ladder'
  | 'grinder'
  | 'hose'
  | 'spill'
  | 'nest'
  | 'signaler'
  | 'screens';

const [width, height] = [1200, 900];

/** @returns a JPEG of 1,200 by 900 pixels */
export function drawHazard(scene: Scene): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(scene)), { density: 72 })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

/**
 * The same scene without the circle, as someone photographs it to show that the problem is fixed.
 *
 * @param light 1 for noon, less for a dull morning
 * @returns a JPEG of 960 by 720 pixels
 */
export function drawSite(
  scene: Scene,
  { isMirrored, light }: { readonly isMirrored: boolean; readonly light: number },
): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(scene, false)), { density: 57.6 })
    .flop(isMirrored)
    .modulate({ brightness: light })
    .jpeg({ quality: 76 })
    .toBuffer();
}

function svgOf(scene: Scene, hasRing = true): string {
  const [body, ring] = scenes[scene];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">`,
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#9cc4dc"/><stop offset="1" stop-color="#e6eef0"/></linearGradient>',
    '<linearGradient id="ground" x2="0" y2="1"><stop stop-color="#b59a72"/><stop offset="1" stop-color="#8f7450"/></linearGradient></defs>',
    '<rect width="1200" height="620" fill="url(#sky)"/><rect y="600" width="1200" height="300" fill="url(#ground)"/>',
    `<path d="M0 600l160-90 130 60 190-130 170 110 150-50 210 100H1200V610H0z" fill="#8da38c"/>`,
    body,
    hasRing &&
      `<ellipse cx="${ring.x}" cy="${ring.y}" rx="${ring.rx}" ry="${ring.ry}" fill="none" stroke="#d92626" stroke-width="14"/>`,
    '</svg>',
  ]
    .filter((part) => part !== false)
    .join('');
}

type Ring = { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };

const box = (x: number, y: number, w: number, h: number, fill: string, rx = 4) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="${fill}"/>`;
const line = (d: string, stroke: string, thickness: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thickness}"/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

const [concrete, steel, wood, orange, dark] = [
  '#b9bdbf',
  '#5f6a72',
  '#c99c5d',
  '#ee7b22',
  '#33383c',
] as const;

/** A person at work, seen from afar. */
const worker = (x: number, y: number, vest: string) =>
  [
    box(x - 22, y + 90, 18, 90, dark, 8),
    box(x + 4, y + 90, 18, 90, dark, 8),
    box(x - 32, y, 64, 100, vest, 18),
    box(x - 32, y + 48, 64, 10, '#f4f0c0', 0),
    disc(x, y - 28, 24, '#c98d63'),
    `<path d="M${x - 32} ${y - 32}a32 30 0 0 1 64 0z" fill="#f5d13b"/>`,
  ].join('');

const scenes: Readonly<Record<Scene, readonly [body: string, ring: Ring]>> = {
  scaffold: [
    times(4, (i) => line(`M${230 + i * 250} 150V760`, steel, 14)) +
      times(2, (i) => line(`M230 ${420 + i * 190}H980`, steel, 10)) +
      line('M230 610l250 150M480 610l-250 150M730 610l250 150M980 610l-250 150', steel, 6) +
      box(200, 330, 810, 28, wood) +
      box(200, 540, 810, 28, wood) +
      box(200, 500, 810, 40, '#d8b276') +
      line('M200 250H1010', steel, 8) +
      box(640, 290, 90, 40, '#9a4f2d') +
      box(655, 250, 90, 40, '#a85a35'),
    { x: 690, y: 320, rx: 210, ry: 110 },
  ],
  rebar: [
    box(90, 640, 1020, 160, concrete) +
      times(12, (i) => line(`M${150 + i * 82} 660V${430 + (i % 3) * 18}`, '#8a4b2f', 15)) +
      times(4, (i) => box(133 + i * 82, 408 + (i % 3) * 18, 34, 42, orange, 8)) +
      line('M110 700H1090M110 750H1090', '#9da2a5', 5),
    { x: 790, y: 480, rx: 310, ry: 110 },
  ],
  cord: [
    box(170, 470, 520, 34, wood) +
      box(200, 500, 26, 240, wood) +
      box(630, 500, 26, 240, wood) +
      box(330, 380, 240, 92, steel, 14) +
      disc(450, 392, 74, '#d5d9db') +
      disc(450, 392, 16, dark) +
      box(560, 400, 90, 40, orange, 12) +
      line('M640 440C760 520 560 720 760 760S1040 700 1130 820', '#f2a51f', 20) +
      line('M776 752l56 6', '#b5651d', 20) +
      line('M782 744l46 10M780 764l48-6', '#e9e4d8', 5),
    { x: 806, y: 756, rx: 120, ry: 84 },
  ],
  truck: [
    box(60, 560, 1080, 60, '#a7a9a4') +
      box(380, 300, 520, 260, orange, 10) +
      box(420, 330, 440, 190, '#d96a16', 8) +
      box(250, 370, 140, 190, '#f0f1ee', 16) +
      box(268, 392, 84, 80, '#7fa2b5', 8) +
      times(
        3,
        (i) => disc(320 + i * 230, 590, 62, dark) + disc(320 + i * 230, 590, 24, '#8b9196'),
      ) +
      box(880, 470, 24, 40, '#d92626') +
      worker(1040, 480, '#c8e23c'),
    { x: 1040, y: 540, rx: 110, ry: 160 },
  ],
  jug: [
    box(250, 560, 700, 40, wood) +
      box(290, 600, 34, 200, wood) +
      box(876, 600, 34, 200, wood) +
      box(480, 250, 240, 310, orange, 40) +
      box(460, 220, 280, 60, '#f3f1ea', 20) +
      box(500, 330, 200, 130, '#f7efe3', 12) +
      box(580, 500, 40, 40, dark, 6) +
      box(800, 470, 64, 90, '#e8eef0', 8),
    { x: 600, y: 520, rx: 130, ry: 84 },
  ],
  ladder: [
    box(0, 220, 700, 70, concrete) +
      times(3, (i) => box(90 + i * 250, 290, 60, 420, '#a4a9ab')) +
      line('M600 800L760 120M700 800L860 120', '#e4b92c', 22) +
      times(9, (i) => line(`M${614 + i * 17} ${740 - i * 72}h104`, '#c99a1d', 14)),
    { x: 735, y: 235, rx: 150, ry: 120 },
  ],
  grinder: [
    box(120, 600, 960, 46, wood) +
      box(420, 470, 420, 100, '#2f6f8f', 40) +
      box(260, 490, 190, 66, dark, 30) +
      disc(850, 530, 110, '#9aa0a4') +
      disc(850, 530, 98, '#777d81') +
      disc(850, 530, 24, '#d9dcde') +
      box(800, 420, 30, 70, dark, 10),
    { x: 860, y: 520, rx: 170, ry: 165 },
  ],
  hose: [
    box(120, 420, 470, 280, '#e0b12a', 26) +
      box(160, 460, 260, 120, dark, 12) +
      disc(210, 710, 54, dark) +
      disc(500, 710, 54, dark) +
      box(580, 560, 70, 40, steel, 8) +
      line('M640 580C760 560 760 740 880 730S1080 640 1160 700', '#b3372c', 32) +
      box(690, 590, 70, 46, '#c8ccce', 10),
    { x: 700, y: 604, rx: 140, ry: 100 },
  ],
  spill: [
    times(6, (i) =>
      box(160 + i * 130, 740 - i * 92, 1040 - i * 130, 96, i % 2 ? '#a9adaf' : concrete, 0),
    ) +
      `<path d="M470 640c40-34 150-30 190 4s30 72-60 78-190-28-130-82z" fill="#3b2f1b" opacity=".85"/>` +
      `<path d="M540 660c30-14 70-10 80 6" fill="none" stroke="#8f7d54" stroke-width="8"/>` +
      line('M180 700L960 130', steel, 14) +
      times(4, (i) => line(`M${240 + i * 190} ${655 - i * 140}v120`, steel, 10)),
    { x: 560, y: 660, rx: 170, ry: 96 },
  ],
  nest: [
    box(210, 420, 780, 300, '#c4792b', 14) +
      box(190, 360, 820, 76, '#a8641f', 14) +
      box(560, 400, 90, 50, dark, 8) +
      box(270, 720, 90, 60, dark) +
      box(840, 720, 90, 60, dark) +
      `<path d="M520 720c-14 50 20 92 70 92s84-42 70-92z" fill="#cfc2a4"/>` +
      times(4, (i) =>
        line(`M${540 + (i % 2) * 8} ${738 + i * 18}h${96 - (i % 2) * 16}`, '#a99a78', 5),
      ) +
      times(7, (i) => disc(430 + ((i * 97) % 330), 770 + ((i * 53) % 90), 9, '#2b2410')),
    { x: 590, y: 780, rx: 170, ry: 92 },
  ],
  signaler: [
    line('M120 160L760 90', '#e0b12a', 26) +
      line('M760 90V330', dark, 8) +
      box(690, 330, 140, 90, wood) +
      line('M120 160V700', '#e0b12a', 34) +
      worker(470, 560, orange) +
      line('M500 590l70-70', orange, 22) +
      worker(800, 590, '#c8e23c') +
      box(830, 650, 120, 34, dark, 14) +
      times(9, (i) => line(`M950 668l${60 + (i % 4) * 26} ${-70 + i * 18}`, '#f6b73c', 5)),
    { x: 900, y: 650, rx: 190, ry: 140 },
  ],
  screens: [
    box(0, 690, 1200, 130, '#cfd3d4', 0) +
      line('M0 752H1200', '#fff', 8) +
      line('M80 640H420M760 640H1120', steel, 10) +
      times(3, (i) => box(90 + i * 110, 420, 96, 230, '#9a3d2a', 6)) +
      worker(600, 470, '#3c5d78') +
      box(560, 420, 80, 50, dark, 12) +
      box(690, 560, 160, 26, steel) +
      times(12, (i) =>
        line(
          `M692 572l${Math.round(90 * Math.cos(i / 1.9))} ${Math.round(90 * Math.sin(i / 1.9))}`,
          '#fff3b0',
          5,
        ),
      ) +
      disc(692, 572, 22, '#fffbe4') +
      worker(1010, 640, '#7d5ba6'),
    { x: 700, y: 570, rx: 190, ry: 150 },
  ],
};
