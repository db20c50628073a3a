/** A string of JSON, or a sign that opens or closes something. */
const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/g;

/** The names of a JSON object's own members, as often as they stand there: `JSON.parse` keeps the last of each. */
export function namesAtTop(json: string): readonly string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [text, colon] of json.matchAll(token)) {
    if (text === '{' || text === '[') depth += 1;
    else if (text === '}' || text === ']') depth -= 1;
    else if (depth === 1 && colon !== undefined)
      names.push(JSON.parse(text.slice(0, -colon.length)) as string);
  }
  return names;
}
