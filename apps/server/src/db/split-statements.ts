/**
 * Splits a script at its top-level semicolons, because outside a transaction it must be sent one statement at a time.
 * Handles quotes, dollar quotes and comments; drops empty statements.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let hasContent = false;
  for (let at = 0; at < sql.length;) {
    const tokenEnd = endOfToken(sql, at);
    const isComment = sql.startsWith('--', at) || sql.startsWith('/*', at);
    if (sql[at] === ';') {
      if (hasContent) statements.push(sql.slice(start, at).trim());
      start = tokenEnd;
      hasContent = false;
    } else if (!isComment && sql.slice(at, tokenEnd).trim() !== '') {
      hasContent = true;
    }
    at = tokenEnd;
  }
  if (hasContent) statements.push(sql.slice(start).trim());
  return statements;
}

function endOfToken(sql: string, at: number): number {
  if (sql.startsWith('--', at)) return endAfter(sql, '\n', at);
  if (sql.startsWith('/*', at)) return endOfBlockComment(sql, at);
  const character = sql[at] ?? '';
  if (character === '"') return endAfter(sql, '"', at + 1);
  if (character === "'") return endOfString(sql, at);
  if (character === '$') {
    const tag = /^\$([a-z_][a-z0-9_]*)?\$/i.exec(sql.slice(at, at + 80))?.[0];
    if (tag !== undefined) return endAfter(sql, tag, at + tag.length);
  }
  if (/[a-z_]/i.test(character)) {
    // A whole word, so that a dollar sign or an E inside it isn't mistaken for the start of a quote.
    const word = /^[a-z_][a-z0-9_$]*/i.exec(sql.slice(at, at + 128))?.[0] ?? character;
    const next = at + word.length;
    return /^e$/i.test(word) && sql[next] === "'" ? endOfEscapeString(sql, next) : next;
  }
  return at + 1;
}

function endAfter(sql: string, closing: string, from: number): number {
  const found = sql.indexOf(closing, from);
  return found < 0 ? sql.length : found + closing.length;
}

// A doubled quote ends one string and immediately starts the next, which splits nothing.
function endOfString(sql: string, at: number): number {
  return endAfter(sql, "'", at + 1);
}

function endOfEscapeString(sql: string, at: number): number {
  let end = at + 1;
  while (end < sql.length && sql[end] !== "'") end += sql[end] === '\\' ? 2 : 1;
  return end + 1;
}

function endOfBlockComment(sql: string, at: number): number {
  let depth = 0;
  let end = at;
  while (end < sql.length) {
    if (sql.startsWith('/*', end)) {
      depth++;
      end += 2;
    } else if (sql.startsWith('*/', end)) {
      end += 2;
      if (--depth === 0) break;
    } else {
      end++;
    }
  }
  return end;
}
