/** Plain SVG shapes as strings. Coordinates are in the units of the drawing's own view box. */

export function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Path data with its numbers rounded: pathData`M0 ${y} H${x}`. */
export function pathData(literals: TemplateStringsArray, ...values: (number | string)[]): string {
  const written = values.map((value) => (typeof value === 'number' ? number(value) : value));
  return String.raw({ raw: literals }, ...written);
}

type Attributes = Record<string, number | string>;

function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key}="${typeof value === 'number' ? number(value) : value}"`,
  );
  return `<${name} ${written.join(' ')}/>`;
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  return element('rect', { x, y, width, height, rx: radius, fill });
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return element('circle', { cx: x, cy: y, r: radius, fill });
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string): string {
  return element('ellipse', { cx: x, cy: y, rx: radiusX, ry: radiusY, fill });
}

export function shape(data: string, fill: string): string {
  return element('path', { d: data, fill, 'fill-rule': 'evenodd' });
}

export function stroke(data: string, colour: string, width: number): string {
  return element('path', {
    d: data,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

export function ellipseLine(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  colour: string,
  width: number,
): string {
  return element('ellipse', {
    cx: x,
    cy: y,
    rx: radiusX,
    ry: radiusY,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
  });
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return ellipseLine(x, y, radius, radius, colour, width);
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
