/** Node's JSON.parse with source text, which the standard library's types lack. */
interface JSON {
  rawJSON(text: string): unknown;
}
