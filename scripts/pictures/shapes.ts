/** Plain SVG shapes as strings. Coordinates are in the units of the drawing's own view box. */

export function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" rx="${number(radius)}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(radiusX)}" ry="${number(radiusY)}" fill="${fill}"/>`;
}

export function shape(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}" fill-rule="evenodd"/>`;
}

export function stroke(data: string, colour: string, width: number): string {
  return (
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${number(width)}"` +
    ' stroke-linecap="round" stroke-linejoin="round"/>'
  );
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="none" stroke="${colour}" stroke-width="${number(width)}"/>`;
}

export function placed(parts: readonly string[], x: number, y: number, turn = 0, scale = 1): string {
  const transform = `translate(${number(x)} ${number(y)}) rotate(${number(turn)}) scale(${String(scale)})`;
  return `<g transform="${transform}">${parts.join('')}</g>`;
}

export function drawing(width: number, height: number, parts: readonly string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}" height="${number(height)}"` +
    ` viewBox="0 0 ${number(width)} ${number(height)}">${parts.join('')}</svg>`
  );
}
