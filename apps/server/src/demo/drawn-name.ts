/** Draws a looping line like a signature: as many loops as the name has letters, and a stroke for each word. */
export function drawnName(name: string) {
  let x = 12;
  return name.split(' ').map((word) => {
    const points = Array.from({ length: word.length * 8 }, (_, at) => {
      const turn = (at / 8) * 2 * Math.PI;
      const size = at < 8 ? 26 : 8 + ((word.codePointAt(Math.floor(at / 8)) ?? 0) % 7);
      x += 1.6;
      return { x: tenth(x + Math.sin(turn) * 5), y: tenth(60 - size * (1 + Math.cos(turn)) * 0.6) };
    });
    x += 14;
    return { points };
  });
}

const tenth = (value: number) => Math.round(value * 10) / 10;
